import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, notFound, Refusal } from "#platform/http/errors.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import type { Actor } from "../../actor.ts";
import { requireFreshSignIn } from "../../server/authorize.ts";
import { apiToken, apiTokenSpending } from "../../server/tables.ts";
import { apiTokenPrefix } from "../api-token.ts";
import type { apiTokenInput } from "../contract.ts";

const tokensMax = 50;

/**
 * Only this answer holds the token. It outlives the session, so an old sign-in throws 403 `reauthentication_needed`.
 * Throws 409 `too_many_tokens`.
 */
export async function createApiToken(
  tx: Tx,
  actor: Actor,
  { name, scopes, spendLimitCents, expiresInDays }: z.infer<typeof apiTokenInput>,
): Promise<{ id: string; token: string }> {
  requireFreshSignIn(actor, "make the token");
  await takeTurn(tx, `api-tokens ${actor.userId}`);
  if ((await tx.$count(apiToken, eq(apiToken.userId, actor.userId))) >= tokensMax)
    throw conflict("too_many_tokens", `You have ${tokensMax} tokens. Revoke one that you don't need any more.`);
  const token = apiTokenPrefix + newSecret();
  const [row] = await tx
    .insert(apiToken)
    .values({
      userId: actor.userId,
      name,
      scopes: [...new Set(scopes)],
      spendLimitCents: scopes.includes("money") ? (spendLimitCents ?? 0) : null,
      tokenHash: hashOfSecret(token),
      prefix: token.slice(0, apiTokenPrefix.length + 6),
      expiresAt: sql`now() + make_interval(days => ${expiresInDays})`,
    })
    .returning({ id: apiToken.id });
  if (!row) throw new Error("token was not written");
  return { id: row.id, token };
}

/** Takes effect with the next call. */
export async function revokeApiToken(tx: Tx, actor: Actor, id: string): Promise<void> {
  const revoked = await tx
    .delete(apiToken)
    .where(and(eq(apiToken.id, id), eq(apiToken.userId, actor.userId)))
    .returning({ id: apiToken.id });
  if (revoked.length === 0) throw notFound("This token");
}

/**
 * Counts spending against the token's daily limit, inside the spending transaction. People's own calls have no limit.
 * Throws 403 `spend_limit` with `leftCents`.
 */
export async function countSpending(tx: Tx, { apiTokenId }: Actor, cents: number): Promise<void> {
  if (apiTokenId === undefined) return;
  const [token] = await tx
    .select({ limitCents: apiToken.spendLimitCents })
    .from(apiToken)
    .where(eq(apiToken.id, apiTokenId))
    .for("update");
  const today = sql`(now() AT TIME ZONE 'UTC')::date`;
  const [spent] = await tx
    .select({ cents: apiTokenSpending.spentCents })
    .from(apiTokenSpending)
    .where(and(eq(apiTokenSpending.tokenId, apiTokenId), eq(apiTokenSpending.day, today)));
  const leftCents = (token?.limitCents ?? 0) - (spent?.cents ?? 0);
  if (cents > leftCents) {
    throw new Refusal(
      403,
      "spend_limit",
      "This is more than the token may still spend today. Book in the web app, or make a token with a higher limit.",
      { leftCents: Math.max(0, leftCents) },
    );
  }
  await tx
    .insert(apiTokenSpending)
    .values({ tokenId: apiTokenId, day: today as unknown as string, spentCents: cents })
    .onConflictDoUpdate({
      target: [apiTokenSpending.tokenId, apiTokenSpending.day],
      set: { spentCents: sql`${apiTokenSpending.spentCents} + excluded.spent_cents` },
    });
}
