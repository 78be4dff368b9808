import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import type { UserRow } from "../people/accounts.ts";
import { type OneTimeTokenType, oneTimeTokens, users } from "../tables.ts";
import { countWrongCode, mayTypeCodes } from "./wrong-codes.ts";

/** What goes into the mail: the link's token (256 random bits) and a code of digits. Only hashes of both are kept. */
export type MailedSecret = { token: string; code: string };

/** The account and kind that a secret stood for. */
export type Redeemed = { userId: string; tokenType: OneTimeTokenType };

/** Marks a link whose browser began with a code challenge: it is answered with a code, not with tokens. */
const pkcePrefix = "pkce_";

export const isPkceToken = (token: string): boolean => token.startsWith(pkcePrefix);

/** Issues a secret for the account's address; it replaces the earlier one of its kind. */
export async function issueOneTimeToken(
  tx: Tx,
  { AUTH_OTP_LENGTH: digits }: AuthSettings,
  user: Pick<UserRow, "id" | "email">,
  tokenType: OneTimeTokenType,
  isPkce = false,
): Promise<MailedSecret> {
  const secret = { token: newToken(isPkce), code: newCode(digits) };
  await keep(tx, { userId: user.id, tokenType, relatesTo: user.email ?? "" }, secret);
  return secret;
}

/** A code for a number, not yet kept. Numbers for tests have theirs by configuration. */
export function newTextedCode({ AUTH_SMS_OTP_LENGTH: digits, testCodes }: AuthSettings, phone: string): string {
  return testCodes.get(phone) ?? newCode(digits);
}

/** Keeps the code that went to a number, in place of the earlier one of its kind. */
export async function keepTextedCode(
  tx: Tx,
  userId: string,
  { phone, code }: { phone: string; code: string },
  tokenType: OneTimeTokenType,
): Promise<void> {
  // The link's half is told to nobody.
  await keep(tx, { userId, tokenType, relatesTo: phone }, { token: newToken(false), code });
}

const newToken = (isPkce: boolean) => (isPkce ? pkcePrefix : "") + randomBytes(32).toString("base64url");

const newCode = (digits: number) =>
  randomInt(10 ** digits)
    .toString()
    .padStart(digits, "0");

/** `relatesTo` is the address or the number that the secret goes to. */
async function keep(
  tx: Tx,
  owner: { userId: string; tokenType: OneTimeTokenType; relatesTo: string },
  { token, code }: MailedSecret,
): Promise<void> {
  const tokenHash = hash(token);
  const { relatesTo } = owner;
  const secret = { tokenHash, codeHash: codeHash(tokenHash, code), attempts: 0, relatesTo, createdAt: sql`now()` };
  await tx
    .insert(oneTimeTokens)
    .values({ ...owner, ...secret })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.tokenType], set: secret });
}

/**
 * Takes the secret of a link, once; undefined when it is unknown, used or too old. The account is locked before its
 * secret, as by all who write one: of a link and a new sign-up at the same moment, one is over before the other begins.
 */
export async function redeemLink(
  tx: Tx,
  settings: AuthSettings,
  token: string,
  types: OneTimeTokenType[],
): Promise<Redeemed | undefined> {
  const usable = and(
    eq(oneTimeTokens.tokenHash, hash(token)),
    inArray(oneTimeTokens.tokenType, types),
    isFresh(settings),
  );
  const owner = eq(users.id, oneTimeTokens.userId);
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(oneTimeTokens, owner)
    .where(usable)
    .for("update", { of: users });
  const [redeemed] = await tx
    .delete(oneTimeTokens)
    .where(usable)
    .returning({ userId: oneTimeTokens.userId, tokenType: oneTimeTokens.tokenType });
  return redeemed;
}

/**
 * Takes a typed code, once; undefined when it is wrong, used or too old. A wrong one is counted, so the caller commits
 * either way: after `AUTH_OTP_ATTEMPTS`, or twice as many in an hour over several mails, only the link still works. With `sentTo`, only what went to that address or
 * number counts: a code on a telephone proves no mailbox.
 */
export async function redeemCode(
  tx: Tx,
  settings: AuthSettings,
  userId: string,
  code: string,
  types: OneTimeTokenType[],
  sentTo?: string,
): Promise<Redeemed | undefined> {
  const open = and(
    eq(oneTimeTokens.userId, userId),
    inArray(oneTimeTokens.tokenType, types),
    sentTo === undefined ? undefined : eq(oneTimeTokens.relatesTo, sentTo),
  );
  const usable = and(open, isFresh(settings), lt(oneTimeTokens.attempts, settings.AUTH_OTP_ATTEMPTS));
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (!(await mayTypeCodes(tx, settings, userId))) return undefined;
  const pending = await tx.select().from(oneTimeTokens).where(usable).orderBy(oneTimeTokens.tokenType);
  const match = pending.find((each) => isEqual(each.codeHash, codeHash(each.tokenHash, code)));
  if (!match) {
    if (pending.length > 0) await countWrongCode(tx, userId);
    await tx
      .update(oneTimeTokens)
      .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
      .where(usable);
    return undefined;
  }
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, match.id));
  return { userId, tokenType: match.tokenType };
}

/** Takes back whatever is pending for the account. */
export async function dropOneTimeTokens(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** What was texted lives shorter than what was mailed. */
const isFresh = ({ AUTH_OTP_EXPIRY_SECONDS: mailed, AUTH_SMS_OTP_EXPIRY_SECONDS: texted }: AuthSettings) =>
  gt(
    oneTimeTokens.createdAt,
    sql`now() - make_interval(secs => CASE WHEN ${oneTimeTokens.relatesTo} ~ '^[0-9]+$' THEN ${texted}::int ELSE ${mailed}::int END)`,
  );

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Salted with the link's hash, so that one table of a million codes does not open them all. */
const codeHash = (tokenHash: string, code: string) => hash(`${tokenHash}:${code}`);

const isEqual = (left: string, right: string) => timingSafeEqual(Buffer.from(left), Buffer.from(right));
