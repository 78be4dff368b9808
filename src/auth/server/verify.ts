import { eq } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import type { VerificationType } from "../contract.ts";
import { confirmEmail, findUserByEmail, isBanned, readAccount } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import type { Client } from "./client.ts";
import type { AuthSettings } from "./config.ts";
import { endMailIntervals } from "./limits.ts";
import { dropOneTimeTokens, type Redeemed, redeemCode, redeemLink } from "./one-time-tokens.ts";
import { codeExpired, linkExpired, userBanned, validationFailed } from "./refusals.ts";
import { type OpenSession, openSession } from "./sessions.ts";
import { type OneTimeTokenType, users } from "./tables.ts";

/** Which mailed secrets a verification takes. */
const acceptedTokens: Record<VerificationType, OneTimeTokenType[]> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  magiclink: ["recovery_token"],
  recovery: ["recovery_token"],
  email: ["confirmation_token", "recovery_token"],
  email_change: [],
  sms: [],
  phone_change: [],
};

/** Signs in who opened the link; 403 `otp_expired` when it is unknown, used or too old. */
export async function verifyLink(
  database: Database,
  settings: AuthSettings,
  type: VerificationType,
  token: string,
  client: Client,
) {
  return database.transaction(async (tx) => {
    const redeemed = await redeemLink(tx, settings, token, acceptedTokens[type]);
    if (!redeemed) throw linkExpired();
    return signInRedeemed(tx, redeemed, client);
  });
}

/** Signs in who typed the code; a wrong one is counted although it is refused (403 `otp_expired`). */
export async function verifyCode(
  database: Database,
  settings: AuthSettings,
  { type, email, code }: { type: VerificationType; email: string | undefined; code: string },
  client: Client,
): Promise<OpenSession> {
  if (email === undefined) throw validationFailed("Invalid phone number format (E.164 required)");
  const opened = await database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    const redeemed = user && (await redeemCode(tx, settings, user.id, code, acceptedTokens[type]));
    return redeemed && signInRedeemed(tx, redeemed, client);
  });
  if (!opened) throw codeExpired();
  return opened;
}

async function signInRedeemed(tx: Tx, { userId, tokenType }: Redeemed, client: Client): Promise<OpenSession> {
  const { user } = await readAccount(tx, userId);
  if (isBanned(user)) throw userBanned(403);
  // Until now anyone could have signed up with this address: a password set before its owner came is not the owner's.
  if (tokenType === "recovery_token" && !user.emailConfirmedAt) {
    await tx.update(users).set({ encryptedPassword: null }).where(eq(users.id, userId));
  }
  await confirmEmail(tx, userId);
  await dropOneTimeTokens(tx, userId);
  if (user.email) await endMailIntervals(tx, user.email);
  await recordAudit(tx, "login", user, client);
  return openSession(tx, userId, "otp", client);
}
