import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import type { UserRow } from "../people/accounts.ts";
import { type OneTimeTokenType, oneTimeTokens, users } from "../tables.ts";
import { countWrongMailedCode, mayTypeCodes } from "./wrong-codes.ts";

/** The link's token (256 random bits) and a code of digits; only their hashes are stored. */
export type MailedSecret = { token: string; code: string };

export type RedeemedToken = { userId: string; tokenType: OneTimeTokenType };

/** Marks links of browsers that began with a challenge; they get a code, not tokens. */
const pkcePrefix = "pkce_";

export const isPkceToken = (token: string): boolean => token.startsWith(pkcePrefix);

/** Issues a secret for the account's address, in place of the earlier one of its kind. */
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

/** Not yet stored. Test numbers have fixed codes. */
export function newTextedCode({ AUTH_SMS_OTP_LENGTH: digits, testCodes }: AuthSettings, phone: string): string {
  return testCodes.get(phone) ?? newCode(digits);
}

export async function keepTextedCode(
  tx: Tx,
  userId: string,
  { phone, code }: { phone: string; code: string },
  tokenType: OneTimeTokenType,
): Promise<void> {
  // A text has no link, so nobody learns this token.
  await keep(tx, { userId, tokenType, relatesTo: phone }, { token: newToken(false), code });
}

const newToken = (isPkce: boolean) => (isPkce ? pkcePrefix : "") + randomBytes(32).toString("base64url");

const newCode = (digits: number) =>
  randomInt(10 ** digits)
    .toString()
    .padStart(digits, "0");

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
 * Takes a link's secret once; undefined when unknown, used or too old. Locks the account before the secret, as all
 * writers do, so that a link and a sign-up happen in turn.
 */
export async function redeemLink(
  tx: Tx,
  settings: AuthSettings,
  token: string,
  types: OneTimeTokenType[],
): Promise<RedeemedToken | undefined> {
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
 * Takes a typed code once; undefined when wrong, used or too old. The caller commits either way, since wrong ones count
 * towards `AUTH_OTP_ATTEMPTS` per mail and twice as many per hour; then only the link works.
 *
 * `sentTo` accepts only codes sent there, since a code on a phone proves no mailbox.
 */
export async function redeemCode(
  tx: Tx,
  settings: AuthSettings,
  userId: string,
  code: string,
  types: OneTimeTokenType[],
  sentTo?: string,
): Promise<RedeemedToken | undefined> {
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
    if (pending.length > 0) await countWrongMailedCode(tx, userId);
    await tx
      .update(oneTimeTokens)
      .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
      .where(usable);
    return undefined;
  }
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, match.id));
  return { userId, tokenType: match.tokenType };
}

export async function dropOneTimeTokens(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** Texted codes live shorter than mailed secrets. */
const isFresh = ({ AUTH_OTP_EXPIRY_SECONDS: mailed, AUTH_SMS_OTP_EXPIRY_SECONDS: texted }: AuthSettings) =>
  gt(
    oneTimeTokens.createdAt,
    sql`now() - make_interval(secs => CASE WHEN ${oneTimeTokens.relatesTo} ~ '^[0-9]+$' THEN ${texted}::int ELSE ${mailed}::int END)`,
  );

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Salted with the link's hash, so that one table of a million codes does not open them all. */
const codeHash = (tokenHash: string, code: string) => hash(`${tokenHash}:${code}`);

const isEqual = (left: string, right: string) => timingSafeEqual(Buffer.from(left), Buffer.from(right));
