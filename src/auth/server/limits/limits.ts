import { createHash } from "node:crypto";
import type { Database, Reader, Tx, Writer } from "#platform/database/database.ts";
import { networkOf } from "#platform/http/requests/network.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { tooManyMails, tooManyRequests, tooManyTexts } from "../refusals.ts";
import { clearCount, countRequest, readCount, uncountRequest } from "./request-limits.ts";

/** `variable` sets how many calls fit into `seconds`; unset, `times` AUTH_RATE_LIMIT. */
type Limit = { variable: keyof AuthSettings & `AUTH_RATE_LIMIT_${string}`; seconds: number; times: number };

const inFiveMinutes = { seconds: 300, times: 1 };

const limits = {
  signup: { variable: "AUTH_RATE_LIMIT_SIGNUP", ...inFiveMinutes },
  anonymous: { variable: "AUTH_RATE_LIMIT_ANONYMOUS", seconds: 3600, times: 1 },
  token: { variable: "AUTH_RATE_LIMIT_TOKEN", seconds: 300, times: 5 },
  verify: { variable: "AUTH_RATE_LIMIT_VERIFY", ...inFiveMinutes },
  otp: { variable: "AUTH_RATE_LIMIT_OTP", ...inFiveMinutes },
  magiclink: { variable: "AUTH_RATE_LIMIT_MAGICLINK", ...inFiveMinutes },
  recover: { variable: "AUTH_RATE_LIMIT_RECOVER", ...inFiveMinutes },
  resend: { variable: "AUTH_RATE_LIMIT_RESEND", ...inFiveMinutes },
  sso: { variable: "AUTH_RATE_LIMIT_SSO", ...inFiveMinutes },
  user: { variable: "AUTH_RATE_LIMIT_USER", ...inFiveMinutes },
  mfa_challenge: { variable: "AUTH_RATE_LIMIT_MFA", seconds: 60, times: 0.5 },
  // A sign-in screen asks for one to suggest passkeys, whether or not its visitor has any.
  passkey: { variable: "AUTH_RATE_LIMIT_PASSKEY", seconds: 300, times: 5 },
  mfa_verify: { variable: "AUTH_RATE_LIMIT_MFA", seconds: 60, times: 0.5 },
} satisfies Record<string, Limit>;
export type LimitedCall = keyof typeof limits;

/** Refuses (429) a visitor's calls past the call's own variable, else past its share of AUTH_RATE_LIMIT. 0 is off. */
export async function limitVisitor(
  writer: Writer,
  settings: AuthSettings,
  call: LimitedCall,
  client: Client,
): Promise<void> {
  const { variable, seconds, times } = limits[call];
  const limit = settings[variable] ?? Math.ceil(settings.AUTH_RATE_LIMIT * times);
  if (limit === 0) return;
  const { requests, secondsLeft } = await countRequest(writer, `${call}:${networkOf(client.ip)}`, seconds);
  if (requests > limit) throw tooManyRequests(secondsLeft);
}

/**
 * Refuses (429) a second mail of a kind inside the interval, and too many per hour. Counts every address, so that the
 * answer tells nothing of accounts.
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

/**
 * Like `holdMailInterval` for texts, which cost money: one interval for all kinds; refused calls don't count for the
 * hour. Committed before sending, so that of two parallel calls one waits.
 */
export async function holdTextInterval(database: Database, settings: AuthSettings, phone: string): Promise<void> {
  await database.transaction((tx) => countText(tx, settings, phone));
}

async function countText(tx: Tx, settings: AuthSettings, phone: string): Promise<void> {
  const { AUTH_SMS_INTERVAL_SECONDS: interval, AUTH_SMS_PER_HOUR: perHour, testCodes } = settings;
  if (interval > 0) {
    const { requests, secondsLeft } = await countRequest(tx, textKey(phone), interval);
    if (requests > 1) throw tooManyTexts(secondsLeft);
  }
  if (perHour === 0 || testCodes.has(phone)) return;
  const { requests, secondsLeft } = await countRequest(tx, textsKey, 3600);
  if (requests > perHour) throw tooManyTexts(secondsLeft);
}

/** An unsent message counts neither for its number nor for the hour. */
export async function giveBackText({ writer }: Pick<Database, "writer">, phone: string): Promise<void> {
  await clearCount(writer, textKey(phone));
  await uncountRequest(writer, textsKey);
}

/** A used code no longer delays the next one. */
export async function endTextInterval(tx: Tx, phone: string): Promise<void> {
  await clearCount(tx, textKey(phone));
}

/** `recovery` also stands for sign-in links: they share their secret. */
export type MailKind = "confirmation" | "recovery" | "email_change" | "reauthentication";

/** A used mail no longer delays the next one. */
export async function endMailIntervals(tx: Tx, email: string): Promise<void> {
  await clearCount(tx, mailKey("confirmation", email));
  await clearCount(tx, mailKey("recovery", email));
  await clearCount(tx, mailKey("email_change", email));
}

/**
 * Refuses (429) after too many wrong passwords; `address` is a mail address or number. Counts per account and visitor,
 * so that the owner is never locked out from elsewhere.
 */
export async function refuseGuesser(
  reader: Reader,
  settings: AuthSettings,
  address: string,
  client: Client,
): Promise<void> {
  const { requests, secondsLeft } = await readCount(reader, guessKey(address, client));
  if (requests >= settings.AUTH_WRONG_PASSWORDS) throw tooManyRequests(secondsLeft);
}

/** Counts a wrong password; of parallel guesses, those past the limit learn nothing either (429). */
export async function countWrongPassword(
  writer: Writer,
  settings: AuthSettings,
  address: string,
  client: Client,
): Promise<void> {
  const { AUTH_WRONG_PASSWORDS: limit, AUTH_WRONG_PASSWORDS_SECONDS: seconds } = settings;
  const { requests, secondsLeft } = await countRequest(writer, guessKey(address, client), seconds);
  if (requests > limit) throw tooManyRequests(secondsLeft);
}

/** Keys hold digests, so that the table lists no addresses and has rows of bounded size. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");
const mailKey = (kind: MailKind, email: string) => `mail:${kind}:${digest(email)}`;
const textsKey = "texts";
const textKey = (phone: string) => `text:${digest(phone)}`;
const guessKey = (address: string, client: Client) => `password:${digest(address)}:${networkOf(client.ip)}`;
