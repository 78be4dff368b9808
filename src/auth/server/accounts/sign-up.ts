import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { forgetUnverified } from "../identities/forget-unverified.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { knownAddressLetter } from "../mails/letters.ts";
import { type MailFlow, mailSecret } from "../mails/mailed-secret.ts";
import { insertUser, keepNewestSignUp, lockUserByEmail, readAccount, type UserRow } from "../people/accounts.ts";
import { representSignUp } from "../people/represent.ts";
import { userAlreadyExists } from "../refusals.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";

export type SignUp = { email: string; passwordHash: string | null; data: Record<string, unknown> };

/**
 * Creates an account and mails the confirmation; the newest sign-up of an unconfirmed address wins, password included
 * (R8.1). A confirmed address's owner is told by mail.
 *
 * Every address gets a mail and an answer of the same fields, so neither tells of an account. The id is real for new
 * ones alone.
 */
export async function signUp(
  tx: Tx,
  settings: AuthSettings,
  input: SignUp,
  flow: MailFlow,
  client: Client,
): Promise<Record<string, unknown>> {
  await holdMailInterval(tx, settings, "confirmation", input.email);
  const known = await lockUserByEmail(tx, input.email);
  const { AUTH_JWT_AUDIENCE: aud, AUTH_JWT_ROLE: role } = settings;
  const answer = (id: string) =>
    representSignUp({ id, identityId: v7(), aud, role, email: input.email, data: input.data }, new Date());
  if (known?.emailConfirmedAt) {
    await mailOwner(tx, settings, known, input.email);
    await recordAudit(tx, "user_repeated_signup", known, client);
    return answer(v7());
  }
  const user = known ?? (await createUser(tx, settings, input, client));
  // Another call took the address a moment ago, and its unconfirmed account has just got the mail.
  if (!user) return answer(v7());
  await mailConfirmation(tx, settings, user, flow, client);
  if (known) await keepNewestSignUp(tx, known, input);
  return answer(known ? v7() : user.id);
}

async function mailOwner(tx: Tx, settings: AuthSettings, { id, encryptedPassword }: UserRow, email: string) {
  const { identities } = await readAccount(tx, id);
  const providers = identities.map(({ provider }) => provider).filter((each) => each !== "email" && each !== "phone");
  await sendMail(tx, email, knownAddressLetter(settings, { hasPassword: encryptedPassword !== null, providers }));
}

/** Creates and signs in an account whose address needs no proof. Throws 422 when the address is taken. */
export async function signUpAtOnce(
  tx: Tx,
  settings: AuthSettings,
  input: SignUp,
  client: Client,
): Promise<OpenSession> {
  const user = await createUser(tx, settings, input, client, true);
  if (!user) throw userAlreadyExists();
  await recordAudit(tx, "login", user, client);
  return openSession(tx, user.id, "password", client);
}

export async function createUser(
  tx: Tx,
  { AUTH_JWT_AUDIENCE: audience, AUTH_JWT_ROLE: role }: AuthSettings,
  { email, passwordHash, data }: SignUp,
  client: Client,
  confirmed = false,
): Promise<UserRow | undefined> {
  const user = await insertUser(tx, { email, passwordHash, data, confirmed, audience, role });
  if (user) await recordAudit(tx, "user_signedup", user, client);
  return user;
}

/**
 * Mails the confirmation again, if it is pending. Drops the password: a stranger may ask, and their password must not
 * open the owner's account.
 */
export async function resendConfirmation(
  tx: Tx,
  settings: AuthSettings,
  email: string,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  await holdMailInterval(tx, settings, "confirmation", email);
  const user = await lockUserByEmail(tx, email);
  if (!user || user.emailConfirmedAt) return;
  await mailConfirmation(tx, settings, user, flow, client);
  await keepNewestSignUp(tx, user, { passwordHash: null, data: user.rawUserMetaData });
}

export async function mailConfirmation(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  if (user.email === null) return;
  if (!flow.provider) await forgetUnverified(tx, user.id);
  await mailSecret(tx, settings, user, "confirmation", flow, client);
}
