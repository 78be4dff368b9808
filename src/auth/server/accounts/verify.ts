import { eq } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import type { VerificationType } from "../../contract.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { forgetUnverified } from "../identities/forget-unverified.ts";
import { endMailIntervals } from "../limits/limits.ts";
import {
  dropOneTimeTokens,
  isPkceToken,
  type RedeemedToken,
  redeemCode,
  redeemLink,
} from "../mails/one-time-tokens.ts";
import { confirmEmail, findUserByEmail, findUsersMovingTo, isBanned, readAccount } from "../people/accounts.ts";
import { codeExpired, linkExpired, userBanned } from "../refusals.ts";
import { releaseMailedCode } from "../sessions/flow-state.ts";
import { type OpenSession, openSession, type SignInMethod } from "../sessions/sessions.ts";
import { type OneTimeTokenType, users } from "../tables.ts";
import { confirmEmailChange } from "./email-change.ts";

const acceptedTokens: Record<VerificationType, OneTimeTokenType[]> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  magiclink: ["recovery_token"],
  recovery: ["recovery_token"],
  email: ["confirmation_token", "recovery_token"],
  email_change: ["email_change_token_new", "email_change_token_current"],
  sms: [],
  phone_change: [],
};

/** `code` is for a browser that will prove itself; `half` is the first of two confirmations of an address. */
export type Verified = { opened: OpenSession } | { code: string } | "half";

/** Signs in by the link's token; 403 `otp_expired` when it is unknown, used or too old. */
export async function verifyLink(
  database: Database,
  settings: AuthSettings,
  type: VerificationType,
  token: string,
  client: Client,
): Promise<Exclude<Verified, { code: string }>> {
  return database.transaction(async (tx) => {
    const redeemed = await takeLink(tx, settings, type, token, client);
    return redeemed ? { opened: await signIn(tx, redeemed, client) } : "half";
  });
}

/** Like `verifyLink`; a browser that began with a code challenge gets a code. */
export async function followLink(
  database: Database,
  settings: AuthSettings,
  type: VerificationType,
  token: string,
  client: Client,
): Promise<Verified> {
  return database.transaction(async (tx) => {
    const redeemed = await takeLink(tx, settings, type, token, client);
    if (!redeemed) return "half";
    if (!isPkceToken(token)) return { opened: await signIn(tx, redeemed, client) };
    return { code: await releaseMailedCode(tx, redeemed.userId, flowMethods[redeemed.tokenType]) };
  });
}

const flowMethods: Record<OneTimeTokenType, SignInMethod[]> = {
  confirmation_token: ["email/signup", "invite"],
  recovery_token: ["recovery", "magiclink"],
  email_change_token_new: ["email_change"],
  email_change_token_current: ["email_change"],
  reauthentication_token: [],
  phone_change_token: [],
};

async function takeLink(tx: Tx, settings: AuthSettings, type: VerificationType, token: string, client: Client) {
  const redeemed = await redeemLink(tx, settings, token, acceptedTokens[type]);
  if (!redeemed) throw linkExpired();
  return (await accept(tx, settings, redeemed, client)) ? redeemed : undefined;
}

/** Signs in by the typed code; a wrong one is counted although refused (403 `otp_expired`). */
export async function verifyCode(
  database: Database,
  settings: AuthSettings,
  { type, email, code }: { type: VerificationType; email: string; code: string },
  client: Client,
): Promise<Exclude<Verified, { code: string }>> {
  const verified = await database.transaction(async (tx) => {
    const redeemed = await takeCode(tx, settings, type, email, code);
    if (!redeemed) return undefined;
    const isDone = await accept(tx, settings, redeemed, client);
    return isDone ? { opened: await signIn(tx, redeemed, client) } : ("half" as const);
  });
  if (!verified) throw codeExpired();
  return verified;
}

async function takeCode(tx: Tx, settings: AuthSettings, type: VerificationType, email: string, code: string) {
  if (type === "email_change") return takeChangeCode(tx, settings, email, code);
  const user = await findUserByEmail(tx, email);
  return user && (await redeemCode(tx, settings, user.id, code, acceptedTokens[type], email));
}

/** The code may belong to the old address, or to the new one of several accounts. */
async function takeChangeCode(tx: Tx, settings: AuthSettings, email: string, code: string) {
  const owner = await findUserByEmail(tx, email);
  const ofOwner = owner && (await redeemCode(tx, settings, owner.id, code, ["email_change_token_current"]));
  if (ofOwner) return ofOwner;
  for (const { id } of await findUsersMovingTo(tx, email)) {
    const redeemed = await redeemCode(tx, settings, id, code, ["email_change_token_new"]);
    if (redeemed) return redeemed;
  }
  return undefined;
}

/** Returns false when the account's other address has yet to agree. */
async function accept(tx: Tx, settings: AuthSettings, redeemed: RedeemedToken, client: Client): Promise<boolean> {
  const { userId, tokenType } = redeemed;
  const { user } = await readAccount(tx, userId);
  if (isBanned(user)) throw userBanned(403);
  if (tokenType.startsWith("email_change")) {
    if (!(await confirmEmailChange(tx, settings, userId, client))) return false;
  } else {
    // Anyone could have signed up with this address: an earlier password is not the owner's.
    if (tokenType === "recovery_token" && !user.emailConfirmedAt) {
      await tx.update(users).set({ encryptedPassword: null }).where(eq(users.id, userId));
      await forgetUnverified(tx, userId);
    }
    await confirmEmail(tx, userId);
  }
  await dropOneTimeTokens(tx, userId);
  for (const address of [user.email, user.emailChange]) if (address) await endMailIntervals(tx, address);
  return true;
}

async function signIn(tx: Tx, { userId }: RedeemedToken, client: Client): Promise<OpenSession> {
  const { user } = await readAccount(tx, userId);
  await recordAudit(tx, "login", user, client);
  return openSession(tx, userId, "otp", client);
}
