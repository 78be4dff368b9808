import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { UserRow } from "./accounts.ts";
import type { AuthSettings } from "./config.ts";
import { type OneTimeTokenType, oneTimeTokens } from "./tables.ts";

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
  const token = (isPkce ? pkcePrefix : "") + randomBytes(32).toString("base64url");
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, "0");
  const tokenHash = hash(token);
  const secret = {
    tokenHash,
    codeHash: codeHash(tokenHash, code),
    attempts: 0,
    relatesTo: user.email ?? "",
    createdAt: sql`now()`,
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId: user.id, tokenType, ...secret })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.tokenType], set: secret });
  return { token, code };
}

/** Takes the secret of a link, once; undefined when it is unknown, used or too old. */
export async function redeemLink(
  tx: Tx,
  settings: AuthSettings,
  token: string,
  types: OneTimeTokenType[],
): Promise<Redeemed | undefined> {
  const [redeemed] = await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, hash(token)), inArray(oneTimeTokens.tokenType, types), isFresh(settings)))
    .returning({ userId: oneTimeTokens.userId, tokenType: oneTimeTokens.tokenType });
  return redeemed;
}

/**
 * Takes a typed code, once; undefined when it is wrong, used or too old. A wrong one is counted, so the caller commits
 * either way: after `AUTH_OTP_ATTEMPTS` only the link still works.
 */
export async function redeemCode(
  tx: Tx,
  settings: AuthSettings,
  userId: string,
  code: string,
  types: OneTimeTokenType[],
): Promise<Redeemed | undefined> {
  const open = and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.tokenType, types));
  const usable = and(open, isFresh(settings), lt(oneTimeTokens.attempts, settings.AUTH_OTP_ATTEMPTS));
  const pending = await tx.select().from(oneTimeTokens).where(usable).orderBy(oneTimeTokens.tokenType).for("update");
  const match = pending.find((each) => isEqual(each.codeHash, codeHash(each.tokenHash, code)));
  if (!match) {
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

const isFresh = ({ AUTH_OTP_EXPIRY_SECONDS: seconds }: AuthSettings) =>
  gt(oneTimeTokens.createdAt, sql`now() - make_interval(secs => ${seconds})`);

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Salted with the link's hash, so that one table of a million codes does not open them all. */
const codeHash = (tokenHash: string, code: string) => hash(`${tokenHash}:${code}`);

const isEqual = (left: string, right: string) => timingSafeEqual(Buffer.from(left), Buffer.from(right));
