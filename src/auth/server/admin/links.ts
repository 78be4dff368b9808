import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { GenerateLinkBody } from "../../admin-contract.ts";
import type { VerificationType } from "../../contract.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { invitationLetter } from "../mails/letters.ts";
import { issueOneTimeToken, type MailedSecret } from "../mails/one-time-tokens.ts";
import {
  type Account,
  insertUser,
  keepNewestSignUp,
  lockUserByEmail,
  readAccount,
  type UserRow,
} from "../people/accounts.ts";
import { emailExists, noSuchUser, validationFailed } from "../refusals.ts";
import { type OneTimeTokenType, users } from "../tables.ts";
import { refuseTakenAddress } from "./taken.ts";

/** Mails an invitation to a new account; the first visit confirms it. */
export async function inviteByAdmin(
  tx: Tx,
  settings: AuthSettings,
  { email, data, redirectTo }: { email: string; data: Record<string, unknown>; redirectTo: string },
  client: Client,
): Promise<Account> {
  const user = await invitedUser(tx, settings, { email, data }, client);
  const secret = await issueOneTimeToken(tx, settings, user, "confirmation_token");
  await sendMail(tx, email, invitationLetter(settings, secret, redirectTo));
  return readAccount(tx, user.id);
}

export type GeneratedLink = { account: Account; secret: MailedSecret; linkType: VerificationType; told: string };

type Order = Omit<GenerateLinkBody, "redirect_to"> & { passwordHash: string | undefined };

/** Makes a link without mailing it. A sign-in link for an unknown address signs up. */
export async function generateLink(
  tx: Tx,
  settings: AuthSettings,
  order: Order,
  client: Client,
): Promise<GeneratedLink> {
  const { user, tokenType, linkType, told } = await prepare(tx, settings, order, client);
  const secret = await issueOneTimeToken(tx, settings, user, tokenType);
  return { account: await readAccount(tx, user.id), secret, linkType, told };
}

type Prepared = { user: UserRow; tokenType: OneTimeTokenType; linkType: VerificationType; told: string };

async function prepare(tx: Tx, settings: AuthSettings, order: Order, client: Client): Promise<Prepared> {
  const { type, email, data = {} } = order;
  const known = await lockUserByEmail(tx, email);
  const confirming = (user: UserRow, linkType: "signup" | "invite"): Prepared => ({
    user,
    tokenType: "confirmation_token",
    linkType,
    told: linkType,
  });
  if (type === "invite") return confirming(await invitedUser(tx, settings, { email, data }, client), "invite");
  if (type === "signup" || (type === "magiclink" && !known)) {
    if (known?.emailConfirmedAt) throw emailExists();
    if (known) await keepNewestSignUp(tx, known, { passwordHash: order.passwordHash ?? null, data });
    return confirming(known ?? (await newUser(tx, settings, order, client)), "signup");
  }
  if (!known) throw noSuchUser();
  if (type === "magiclink" || type === "recovery") {
    await tx.update(users).set({ recoverySentAt: sql`now()` }).where(eq(users.id, known.id));
    return { user: known, tokenType: "recovery_token", linkType: type, told: type };
  }
  await prepareEmailChange(tx, known, order.new_email);
  const tokenType = type === "email_change_new" ? "email_change_token_new" : "email_change_token_current";
  return { user: known, tokenType, linkType: "email_change", told: type };
}

async function prepareEmailChange(tx: Tx, user: UserRow, email: string | undefined): Promise<void> {
  if (!email) throw validationFailed("An email address is required: new_email");
  await refuseTakenAddress(tx, { email }, user.id);
  const begins = user.emailChange === email ? {} : { emailChange: email, emailChangeConfirmStatus: 0 };
  await tx
    .update(users)
    .set({ ...begins, emailChangeSentAt: sql`now()` })
    .where(eq(users.id, user.id));
}

async function newUser(tx: Tx, settings: AuthSettings, order: Order, client: Client): Promise<UserRow> {
  const { email, data = {}, passwordHash = null } = order;
  const { AUTH_JWT_AUDIENCE: audience, AUTH_JWT_ROLE: role } = settings;
  const user = await insertUser(tx, { email, passwordHash, data, confirmed: false, audience, role });
  if (!user) throw emailExists();
  await recordAudit(tx, "user_signedup", user, client);
  return user;
}

async function invitedUser(
  tx: Tx,
  { AUTH_JWT_AUDIENCE: audience, AUTH_JWT_ROLE: role }: AuthSettings,
  { email, data }: { email: string; data: Record<string, unknown> },
  client: Client,
): Promise<UserRow> {
  const known = await lockUserByEmail(tx, email);
  if (known?.emailConfirmedAt) throw emailExists();
  const user = known ?? (await insertUser(tx, { email, passwordHash: null, data, confirmed: false, audience, role }));
  if (!user) throw emailExists();
  await tx
    .update(users)
    // An earlier sign-up with this address may be a stranger's: its password goes.
    .set({ invitedAt: sql`now()`, confirmationSentAt: sql`now()`, encryptedPassword: null })
    .where(eq(users.id, user.id));
  await recordAudit(tx, "user_invited", user, client);
  return user;
}
