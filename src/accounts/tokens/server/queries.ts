import { and, desc, eq, sql } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "../../actor.ts";
import { apiToken, apiTokenSpending } from "../../server/tables.ts";
import type { ApiTokenScope } from "../api-token.ts";
import type { ApiToken } from "../contract.ts";

/** The person's own tokens, newest first. */
export async function listApiTokens(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage }: PageQuery,
): Promise<{ items: ApiToken[]; totalItems: number }> {
  const rows = await selectTokens(reader, actor)
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return {
    items: rows.map((row) => representApiToken(row, null)),
    totalItems: await reader.$count(apiToken, eq(apiToken.userId, actor.userId)),
  };
}

/** `token` is set only right after creation. */
export async function findApiToken(
  reader: Reader,
  actor: Actor,
  id: string,
  token: string | null = null,
): Promise<ApiToken | undefined> {
  const [row] = await selectTokens(reader, actor, id);
  return row && representApiToken(row, token);
}

function selectTokens(reader: Reader, actor: Actor, id?: string) {
  const today = and(
    eq(apiTokenSpending.tokenId, apiToken.id),
    eq(apiTokenSpending.day, sql`(now() AT TIME ZONE 'UTC')::date`),
  );
  return reader
    .select({
      id: apiToken.id,
      name: apiToken.name,
      scopes: apiToken.scopes,
      spendLimitCents: apiToken.spendLimitCents,
      spentTodayCents: apiTokenSpending.spentCents,
      prefix: apiToken.prefix,
      expiresAt: apiToken.expiresAt,
      lastUsedAt: apiToken.lastUsedAt,
      createdAt: apiToken.createdAt,
      updatedAt: apiToken.updatedAt,
    })
    .from(apiToken)
    .leftJoin(apiTokenSpending, today)
    .where(and(eq(apiToken.userId, actor.userId), id ? eq(apiToken.id, id) : undefined))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.id))
    .$dynamic();
}

function representApiToken(row: Awaited<ReturnType<typeof selectTokens>>[number], token: string | null): ApiToken {
  return {
    ...row,
    spentTodayCents: row.spentTodayCents ?? 0,
    token,
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type TokenRow = {
  id: string;
  name: string;
  userId: string;
  email: string;
  scopes: ApiTokenScope[];
  isUsedNow: boolean;
};

// A token is worth as much as its account. With accounts elsewhere ($2), only that service knows.
export const tokenByHash = {
  name: "api-token",
  text: `SELECT token.id, token.name, token.user_id AS "userId", coalesce(account.email, me.email) AS email, token.scopes,
           coalesce(token.last_used_at > now() - interval '1 minute', false) AS "isUsedNow"
         FROM api_token AS token JOIN client_user AS me ON me.id = token.user_id LEFT JOIN users AS account ON account.id = me.id
         WHERE token.token_hash = $1 AND token.expires_at > now()
           AND ($2 OR (account.email_confirmed_at IS NOT NULL AND account.deleted_at IS NULL
                       AND (account.banned_until IS NULL OR account.banned_until <= now())))`,
};
