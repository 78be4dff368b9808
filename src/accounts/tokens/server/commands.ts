import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import { insertKey } from "../../grants/server/commands.ts";
import { requireFreshSignIn } from "../../server/authorize.ts";
import { accessGrant } from "../../server/tables.ts";
import type { apiTokenInput } from "../contract.ts";
import { ownTokens } from "./queries.ts";

const texts = catalogue("accounts.tokens.server.commands", {
  makeToken: "make the token",
  tooManyTokens: (tokensMax: number) => `You have ${tokensMax} tokens. Revoke one that you don't need any more.`,
});

const tokensMax = 50;

/**
 * Only this answer holds the token. It outlives the session, so an old sign-in throws 403 `reauthentication_needed`.
 * Throws 409 `too_many_tokens`, and like `insertKey`.
 */
export async function createApiToken(
  tx: Tx,
  actor: Actor,
  input: z.infer<typeof apiTokenInput>,
): Promise<{ id: string; token: string }> {
  requireFreshSignIn(actor, texts.makeToken);
  await takeTurn(tx, `api-tokens ${actor.userId}`);
  if ((await tx.$count(accessGrant, ownTokens(actor))) >= tokensMax)
    throw conflict("too_many_tokens", texts.tooManyTokens(tokensMax));
  return insertKey(tx, actor, { kind: "token", userId: actor.userId }, input);
}

/** Takes effect with the next call. */
export async function revokeApiToken(tx: Tx, actor: Actor, id: string): Promise<void> {
  const revoked = await tx
    .delete(accessGrant)
    .where(and(eq(accessGrant.id, id), ownTokens(actor)))
    .returning({ id: accessGrant.id });
  if (revoked.length === 0) throw notFound("This token");
}
