import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { writePhoneIdentity } from "../admin/identities.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { recordProviders } from "../identities/link.ts";
import { holdTextInterval } from "../limits/limits.ts";
import { keepTextedCode } from "../mails/one-time-tokens.ts";
import type { UserRow } from "../people/accounts.ts";
import { users } from "../tables.ts";
import { findUserByPhone, findUsersMovingToPhone } from "./accounts.ts";
import { type Line, type TextedCode, textCode, textCodeQuietly } from "./send-code.ts";

/** `texted` is undefined where Byline asks for no proof. */
export type PhoneMove = { phone: string; texted: TextedCode | undefined };

/** Sends the code of a move; only the new number's owner learns that it has an account. */
export async function textPhoneMove(context: AuthContext, line: Line): Promise<PhoneMove> {
  const { database, settings } = context;
  const { phone } = line;
  if (settings.AUTH_SMS_AUTOCONFIRM) return { phone, texted: undefined };
  await holdTextInterval(database, settings, phone);
  return { phone, texted: await textCode(context, line, "phone_change") };
}

/** Nothing changes until the code is typed, unless Byline asks for no proof. */
export async function beginPhoneMove(
  tx: Tx,
  user: UserRow,
  { phone, texted }: PhoneMove,
  client: Client,
): Promise<void> {
  if (!texted) return movePhone(tx, user, phone, client);
  await tx.update(users).set({ phoneChange: phone, phoneChangeSentAt: sql`now()` }).where(eq(users.id, user.id));
  await keepTextedCode(tx, user.id, texted, "phone_change_token");
  await recordAudit(tx, "user_modified", user, client);
}

/** Sends the code again, if a change from or to this number is pending. */
export async function resendPhoneChange(context: AuthContext, { phone, channel }: Line): Promise<void> {
  const { database, settings } = context;
  await holdTextInterval(database, settings, phone);
  const owner = await findUserByPhone(database.reader, phone);
  const user = owner?.phoneChange ? owner : (await findUsersMovingToPhone(database.reader, phone))[0];
  if (!user?.phoneChange) return;
  const texted = await textCodeQuietly(context, { phone: user.phoneChange, channel });
  if (!texted) return;
  await database.transaction(async (tx) => {
    const stillMoving = and(eq(users.id, user.id), eq(users.phoneChange, texted.phone));
    const sent = { phoneChangeSentAt: sql`now()` };
    const [moving] = await tx.update(users).set(sent).where(stillMoving).returning({ id: users.id });
    if (moving) await keepTextedCode(tx, moving.id, texted, "phone_change_token");
  });
}

/** Moves the account at once. Throws 422 `phone_exists` when another account took the number meanwhile. */
export async function movePhone(tx: Tx, user: UserRow, phone: string, client: Client): Promise<void> {
  await tx
    .update(users)
    .set({ phone, phoneConfirmedAt: sql`now()`, phoneChange: null, isAnonymous: false })
    .where(eq(users.id, user.id));
  await writePhoneIdentity(tx, user.id, phone, true);
  await recordProviders(tx, user.id);
  await recordAudit(tx, "user_modified", { ...user, phone }, client);
}
