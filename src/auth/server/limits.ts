import { createHash } from "node:crypto";
import type { Reader, Tx } from "#platform/database/database.ts";
import { type Client, visitorOf } from "./client.ts";
import type { AuthSettings } from "./config.ts";
import { tooManyMails, tooManyRequests } from "./refusals.ts";
import { clearCount, countRequest, readCount } from "./request-limits.ts";

const windowSeconds = 300;

/** What is limited per visitor, each with its own count, and the variable that says how often. */
const variables = {
  signup: "AUTH_RATE_LIMIT_SIGNUP",
  token: "AUTH_RATE_LIMIT_TOKEN",
  verify: "AUTH_RATE_LIMIT_VERIFY",
  otp: "AUTH_RATE_LIMIT_OTP",
  magiclink: "AUTH_RATE_LIMIT_MAGICLINK",
  recover: "AUTH_RATE_LIMIT_RECOVER",
  resend: "AUTH_RATE_LIMIT_RESEND",
  sso: "AUTH_RATE_LIMIT_SSO",
  user: "AUTH_RATE_LIMIT_USER",
  mfa_challenge: "AUTH_RATE_LIMIT_MFA",
  mfa_verify: "AUTH_RATE_LIMIT_MFA",
} as const;
export type LimitedCall = keyof typeof variables;

/**
 * Refuses (429) a visitor who calls too often in five minutes: as often as the call's own variable says, else
 * AUTH_RATE_LIMIT times, tokens five times that. 0 is off.
 */
export async function limitVisitor(
  reader: Reader,
  settings: AuthSettings,
  call: LimitedCall,
  client: Client,
): Promise<void> {
  const limit = settings[variables[call]] ?? settings.AUTH_RATE_LIMIT * (call === "token" ? 5 : 1);
  if (limit === 0) return;
  const { requests, secondsLeft } = await countRequest(reader, `${call}:${visitorOf(client)}`, windowSeconds);
  if (requests > limit) throw tooManyRequests(secondsLeft);
}

/**
 * Refuses (429) a second mail of a kind inside the interval, and more mails in an hour than the house sends. Counted by
 * address, whether or not an account has it, so that the answer tells nothing.
 */
export async function holdMailInterval(tx: Tx, settings: AuthSettings, kind: MailKind, email: string): Promise<void> {
  await holdMailsPerHour(tx, settings);
  if (settings.AUTH_MAIL_INTERVAL_SECONDS === 0) return;
  const { requests, secondsLeft } = await countRequest(tx, mailKey(kind, email), settings.AUTH_MAIL_INTERVAL_SECONDS);
  if (requests > 1) throw tooManyMails(secondsLeft);
}

async function holdMailsPerHour(tx: Tx, { AUTH_MAILS_PER_HOUR: limit }: AuthSettings): Promise<void> {
  if (limit === 0) return;
  const { requests, secondsLeft } = await countRequest(tx, "mails", 3600);
  if (requests > limit) throw tooManyMails(secondsLeft);
}

/** `recovery` also stands for sign-in links: they share their secret. */
export type MailKind = "confirmation" | "recovery" | "email_change" | "reauthentication";

/** A mail that did its work no longer delays the next one. */
export async function endMailIntervals(tx: Tx, email: string): Promise<void> {
  await clearCount(tx, mailKey("confirmation", email));
  await clearCount(tx, mailKey("recovery", email));
  await clearCount(tx, mailKey("email_change", email));
}

/**
 * Refuses (429) a visitor who has guessed an account's password too often. The count is per account and visitor: the
 * owner, who comes from elsewhere, is never locked out.
 */
export async function refuseGuesser(
  reader: Reader,
  settings: AuthSettings,
  email: string,
  client: Client,
): Promise<void> {
  const { requests, secondsLeft } = await readCount(reader, guessKey(email, client));
  if (requests >= settings.AUTH_WRONG_PASSWORDS) throw tooManyRequests(secondsLeft);
}

/** Counts one more wrong password; of many guesses sent at once, those past the limit learn nothing either (429). */
export async function countWrongPassword(
  reader: Reader,
  settings: AuthSettings,
  email: string,
  client: Client,
): Promise<void> {
  const { AUTH_WRONG_PASSWORDS: limit, AUTH_WRONG_PASSWORDS_SECONDS: seconds } = settings;
  const { requests, secondsLeft } = await countRequest(reader, guessKey(email, client), seconds);
  if (requests > limit) throw tooManyRequests(secondsLeft);
}

/** Keys hold a digest: the table is no list of addresses, and what a visitor typed cannot grow it. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");
const mailKey = (kind: MailKind, email: string) => `mail:${kind}:${digest(email)}`;
const guessKey = (email: string, client: Client) => `password:${digest(email)}:${visitorOf(client)}`;
