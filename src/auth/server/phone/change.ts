import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { sqlState } from "#platform/database/faults.ts";
import type { UserRow } from "../accounts.ts";
import { writePhoneIdentity } from "../admin/identities.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdTextInterval } from "../limits.ts";
import { listProviders } from "../providers/link.ts";
import { phoneExists } from "../refusals.ts";
import { users } from "../tables.ts";
import { findUserByPhone, findUsersMovingToPhone } from "./accounts.ts";
import { type Line, sendCode } from "./send-code.ts";

/**
 * Begins the move to another number: nothing changes until the code that goes there is typed, unless the house asks for
 * no proof. 422 `phone_exists` when the number has an account.
 */
export async function requestPhoneChange(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow,
  line: Line,
  client: Client,
): Promise<void> {
  if (await findUserByPhone(tx, line.phone)) throw phoneExists();
  if (settings.AUTH_SMS_AUTOCONFIRM) return movePhone(tx, user, line.phone, client);
  await holdTextInterval(tx, settings, line.phone);
  await textChange(tx, settings, user.id, line);
  await recordAudit(tx, "user_modified", user, client);
}

/** Sends the code again, if a change from or to this number is pending. */
export async function resendPhoneChange(tx: Tx, settings: AuthSettings, { phone, channel }: Line): Promise<void> {
  await holdTextInterval(tx, settings, phone);
  const owner = await findUserByPhone(tx, phone);
  const user = owner?.phoneChange ? owner : (await findUsersMovingToPhone(tx, phone))[0];
  if (user?.phoneChange) await textChange(tx, settings, user.id, { phone: user.phoneChange, channel });
}

async function textChange(tx: Tx, settings: AuthSettings, userId: string, line: Line): Promise<void> {
  await tx.update(users).set({ phoneChange: line.phone, phoneChangeSentAt: sql`now()` }).where(eq(users.id, userId));
  await sendCode(tx, settings, userId, line, "phone_change_token");
}

/** The number is the account's from now on. 422 `phone_exists` when somebody else took it meanwhile. */
export async function movePhone(tx: Tx, user: UserRow, phone: string, client: Client): Promise<void> {
  await tx
    .update(users)
    .set({ phone, phoneConfirmedAt: sql`now()`, phoneChange: null, isAnonymous: false })
    .where(eq(users.id, user.id))
    .catch((error: unknown) => {
      throw sqlState(error) === uniqueViolation ? phoneExists() : error;
    });
  await writePhoneIdentity(tx, user.id, phone, true);
  await listProviders(tx, user.id);
  await recordAudit(tx, "user_modified", { ...user, phone }, client);
}

const uniqueViolation = "23505";
