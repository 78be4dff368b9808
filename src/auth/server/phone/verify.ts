import { eq } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import type { VerificationType } from "../../contract.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { endTextInterval } from "../limits/limits.ts";
import { dropOneTimeTokens, type RedeemedToken, redeemCode } from "../mails/one-time-tokens.ts";
import { isBanned, readAccount } from "../people/accounts.ts";
import { codeExpired, userBanned } from "../refusals.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { users } from "../tables.ts";
import { confirmPhone, findUserByPhone, findUsersMovingToPhone } from "./accounts.ts";
import { movePhone } from "./change.ts";

type Typed = { type: VerificationType; phone: string; code: string };

/** Signs in by a texted code; a wrong one is counted although refused (403 `otp_expired`). */
export async function verifyPhoneCode(
  database: Database,
  settings: AuthSettings,
  typed: Typed,
  client: Client,
): Promise<OpenSession> {
  const opened = await database.transaction(async (tx) => {
    const redeemed = await takeCode(tx, settings, typed);
    if (!redeemed) return undefined;
    await accept(tx, redeemed, typed.phone, client);
    const { user } = await readAccount(tx, redeemed.userId);
    await recordAudit(tx, "login", user, client);
    return openSession(tx, redeemed.userId, "otp", client, { provider: "phone" });
  });
  if (!opened) throw codeExpired();
  return opened;
}

/** Several accounts may want to move to the same new number. */
async function takeCode(
  tx: Tx,
  settings: AuthSettings,
  { type, phone, code }: Typed,
): Promise<RedeemedToken | undefined> {
  if (type === "phone_change") {
    for (const { id } of await findUsersMovingToPhone(tx, phone)) {
      const redeemed = await redeemCode(tx, settings, id, code, ["phone_change_token"], phone);
      if (redeemed) return redeemed;
    }
    return undefined;
  }
  if (type !== "sms") return undefined;
  const user = await findUserByPhone(tx, phone);
  return user && (await redeemCode(tx, settings, user.id, code, ["confirmation_token", "recovery_token"], phone));
}

async function accept(tx: Tx, { userId, tokenType }: RedeemedToken, phone: string, client: Client): Promise<void> {
  const { user } = await readAccount(tx, userId);
  if (isBanned(user)) throw userBanned(403);
  if (tokenType === "phone_change_token") await movePhone(tx, user, phone, client);
  else {
    // Anyone could have signed up with this number: an earlier password is not the owner's.
    if (tokenType === "recovery_token" && !user.confirmedAt)
      await tx.update(users).set({ encryptedPassword: null }).where(eq(users.id, userId));
    await confirmPhone(tx, userId, phone);
  }
  await dropOneTimeTokens(tx, userId);
  await endTextInterval(tx, phone);
}
