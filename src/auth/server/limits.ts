import { createHash } from "node:crypto";
import type { Reader, Tx } from "#platform/database/database.ts";
import { type Client, visitorOf } from "./client.ts";
import type { AuthSettings } from "./config.ts";
import { tooManyMails, tooManyRequests } from "./refusals.ts";
import { clearCount, countRequest, readCount } from "./request-limits.ts";

const windowSeconds = 300;

/** What is limited per visitor; each has its own count. */
export type LimitedCall = "signup" | "verify" | "recover" | "resend" | "token";

/** Refuses (429) a visitor who calls too often: AUTH_RATE_LIMIT times in five minutes, tokens five times that, 0 is off. */
export async function limitVisitor(
  reader: Reader,
  settings: AuthSettings,
  call: LimitedCall,
  client: Client,
): Promise<void> {
  const limit = settings.AUTH_RATE_LIMIT * (call === "token" ? 5 : 1);
  if (limit === 0) return;
  const { requests, secondsLeft } = await countRequest(reader, `${call}:${visitorOf(client)}`, windowSeconds);
  if (requests > limit) throw tooManyRequests(secondsLeft);
}

/**
 * Refuses (429) a second mail of a kind inside the interval. Counted by address, whether or not an account has it, so
 * that the answer tells nothing.
 */
export async function holdMailInterval(tx: Tx, settings: AuthSettings, kind: MailKind, email: string): Promise<void> {
  if (settings.AUTH_MAIL_INTERVAL_SECONDS === 0) return;
  const { requests, secondsLeft } = await countRequest(tx, mailKey(kind, email), settings.AUTH_MAIL_INTERVAL_SECONDS);
  if (requests > 1) throw tooManyMails(secondsLeft);
}

export type MailKind = "confirmation" | "recovery";

/** A mail that did its work no longer delays the next one. */
export async function endMailIntervals(tx: Tx, email: string): Promise<void> {
  await clearCount(tx, mailKey("confirmation", email));
  await clearCount(tx, mailKey("recovery", email));
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
  if (requests >= settings.wrongPasswords) throw tooManyRequests(secondsLeft);
}

export async function countWrongPassword(
  reader: Reader,
  settings: AuthSettings,
  email: string,
  client: Client,
): Promise<void> {
  await countRequest(reader, guessKey(email, client), settings.wrongPasswordWindowSeconds);
}

/** Keys hold a digest: the table is no list of addresses, and what a visitor typed cannot grow it. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");
const mailKey = (kind: MailKind, email: string) => `mail:${kind}:${digest(email)}`;
const guessKey = (email: string, client: Client) => `password:${digest(email)}:${visitorOf(client)}`;
