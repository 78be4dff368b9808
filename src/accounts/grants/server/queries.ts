import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import { accessGrant, accessGrantSpending, clientUser } from "../../server/tables.ts";

export const thisMonth = sql`date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

/** Cents that a grant spent this month. */
export const spentThisMonth = (grantId: SQL | typeof accessGrant.id) =>
  sql<number>`(SELECT coalesce(sum(spent.spent_cents), 0) FROM ${accessGrantSpending} AS spent WHERE spent.grant_id = ${grantId} AND spent.month = ${thisMonth})`.mapWith(
    Number,
  );

/** Grants with what they spent this month, newest first. */
export function selectGrants(reader: Reader, whose: SQL | undefined, id?: string) {
  return reader
    .select({
      id: accessGrant.id,
      kind: accessGrant.kind,
      userId: accessGrant.userId,
      organizationId: accessGrant.organizationId,
      clientId: accessGrant.clientId,
      createdBy: accessGrant.createdBy,
      makerName: sql<string>`coalesce(nullif(${clientUser.name}, ''), ${clientUser.email}, '')`,
      name: accessGrant.name,
      scopes: accessGrant.scopes,
      spendLimitCents: accessGrant.spendLimitCents,
      spentThisMonthCents: spentThisMonth(accessGrant.id),
      networks: accessGrant.networks,
      prefix: accessGrant.prefix,
      expiresAt: accessGrant.expiresAt,
      lastUsedAt: accessGrant.lastUsedAt,
      createdAt: accessGrant.createdAt,
      updatedAt: accessGrant.updatedAt,
    })
    .from(accessGrant)
    .leftJoin(clientUser, eq(clientUser.id, accessGrant.createdBy))
    .where(and(whose, id ? eq(accessGrant.id, id) : undefined))
    .orderBy(desc(accessGrant.createdAt), desc(accessGrant.id));
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

const usedColumns = `used.id, used.name, used.user_id AS "userId", coalesce(account.email, me.email) AS email, used.networks, used.kind,
  used.organization_id AS "organizationId", home.status AS "organizationStatus",
  coalesce(used.last_used_at > now() - interval '1 minute', false) AS "isUsedNow"`;

// A person's grant is worth as much as their account. With accounts elsewhere ($2), only that service knows.
const usable = `JOIN client_user AS me ON me.id = used.user_id LEFT JOIN users AS account ON account.id = me.id
  LEFT JOIN organization AS home ON home.id = used.organization_id
  WHERE used.expires_at > now()
    AND ($2 OR me.service_of IS NOT NULL OR (account.email_confirmed_at IS NOT NULL AND account.deleted_at IS NULL
                AND (account.banned_until IS NULL OR account.banned_until <= now())))`;

export const grantBySecret = {
  name: "access-grant",
  text: `SELECT ${usedColumns}, used.scopes FROM access_grant AS used ${usable} AND used.secret_hash = $1`,
};

/** An app's access token opens no more than its own scopes, at the entrance ($3) for which it was made. */
export const grantByAppToken = {
  name: "access-grant-app",
  text: `SELECT ${usedColumns}, ARRAY(SELECT unnest(used.scopes) INTERSECT SELECT unnest(string_to_array(record.payload->>'scope', ' '))) AS scopes
         FROM app_record AS record JOIN access_grant AS used ON used.id = record.grant_id ${usable}
           AND record.key_hash = $1 AND record.kind = 'AccessToken' AND record.expires_at > now() AND record.payload->>'aud' = $3`,
};
