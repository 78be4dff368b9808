import type { Tx } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import { countRequest, readCount } from "../limits/request-limits.ts";

const windowSeconds = 3_600;
/** So many mails' worth of wrong codes in that time. */
const mails = 2;

/**
 * Whether the account's codes are still taken: each mail brings a new code and new attempts, so that who asks for mail after
 * mail would guess on for ever. Links work all the same.
 */
export async function mayTypeCodes(tx: Tx, settings: AuthSettings, userId: string): Promise<boolean> {
  return (await readCount(tx, key(userId))).requests < mails * settings.AUTH_OTP_ATTEMPTS;
}

export async function countWrongCode(tx: Tx, userId: string): Promise<void> {
  await countRequest(tx, key(userId), windowSeconds);
}

const key = (userId: string) => `code:${userId}`;
