import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import { accessGrant, accessGrantSpending, clientUser } from "../../server/tables.ts";

export const thisMonth = sql`date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

/** Grants with what they spent this month, newest first. */
export function selectGrants(reader: Reader, whose: SQL | undefined, id?: string) {
  const spending = and(eq(accessGrantSpending.grantId, accessGrant.id), eq(accessGrantSpending.month, thisMonth));
  return reader
    .select({
      id: accessGrant.id,
      kind: accessGrant.kind,
      organizationId: accessGrant.organizationId,
      createdBy: accessGrant.createdBy,
      makerName: sql<string>`coalesce(nullif(${clientUser.name}, ''), ${clientUser.email}, '')`,
      name: accessGrant.name,
      scopes: accessGrant.scopes,
      spendLimitCents: accessGrant.spendLimitCents,
      spentThisMonthCents: sql<number>`coalesce(${accessGrantSpending.spentCents}, 0)`.mapWith(Number),
      networks: accessGrant.networks,
      prefix: accessGrant.prefix,
      expiresAt: accessGrant.expiresAt,
      lastUsedAt: accessGrant.lastUsedAt,
      createdAt: accessGrant.createdAt,
      updatedAt: accessGrant.updatedAt,
    })
    .from(accessGrant)
    .leftJoin(accessGrantSpending, spending)
    .leftJoin(clientUser, eq(clientUser.id, accessGrant.createdBy))
    .where(and(whose, id ? eq(accessGrant.id, id) : undefined))
    .orderBy(desc(accessGrant.createdAt), desc(accessGrant.id))
    .$dynamic();
}

export type GrantRow = Awaited<ReturnType<typeof selectGrants>>[number];

/** The fields of `grantFields`. */
export const representGrant = (row: GrantRow) => ({
  name: row.name,
  scopes: row.scopes,
  spendLimitCents: row.spendLimitCents,
  spentThisMonthCents: row.spentThisMonthCents,
  networks: row.networks,
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** The fields of `keyFields`. `token` is set only right after creation. */
export const representKey = (row: GrantRow, token: string | null) => ({
  id: row.id,
  ...representGrant(row),
  prefix: row.prefix ?? "",
  token,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Any grant by its id, without a look at rights. */
export async function findGrant(reader: Reader, id: string): Promise<GrantRow | undefined> {
  const [row] = await selectGrants(reader, undefined, id);
  return row;
}

// A person's grant is worth as much as their account. With accounts elsewhere ($2), only that service knows.
export const grantBySecret = {
  name: "access-grant",
  text: `SELECT used.id, used.name, used.user_id AS "userId", coalesce(account.email, me.email) AS email, used.scopes, used.networks,
           me.service_of AS "serviceOf", home.status AS "serviceStatus",
           coalesce(used.last_used_at > now() - interval '1 minute', false) AS "isUsedNow"
         FROM access_grant AS used JOIN client_user AS me ON me.id = used.user_id LEFT JOIN users AS account ON account.id = me.id
         LEFT JOIN organization AS home ON home.id = me.service_of
         WHERE used.secret_hash = $1 AND used.expires_at > now()
           AND ($2 OR me.service_of IS NOT NULL OR (account.email_confirmed_at IS NOT NULL AND account.deleted_at IS NULL
                       AND (account.banned_until IS NULL OR account.banned_until <= now())))`,
};
