import type { Tx } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import { countRequest, readCount } from "../limits/request-limits.ts";

const windowSeconds = 3_600;
/** In mails' worth of wrong codes. */
const mails = 2;

/**
 * False after too many wrong codes: each mail brings new attempts, so requesting mails would extend guessing forever.
 * Links still work.
 */
export async function mayTypeCodes(tx: Tx, settings: AuthSettings, userId: string): Promise<boolean> {
  return (await readCount(tx, key(userId))).requests < mails * settings.AUTH_OTP_ATTEMPTS;
}

export async function countWrongMailedCode(tx: Tx, userId: string): Promise<void> {
  await countRequest(tx, key(userId), windowSeconds);
}

const key = (userId: string) => `code:${userId}`;
