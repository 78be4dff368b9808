import { eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { Cents } from "#platform/money/money.ts";
import type { LimitedDeed } from "#settings/limited-deeds.ts";
import type { Deed } from "../contract.ts";
import type { DeedState, DeedSums } from "../deed.ts";
import { operatorDeed } from "./tables.ts";

type CountedDeed = { operatorId?: string; organizationId?: string; amountCents: Cents };

/** Returns each party's sums of a day and of thirty days, the new amount included; by the indexes of `deed_count`. */
export async function readSums(tx: Tx, deed: LimitedDeed, counted: CountedDeed[]): Promise<DeedSums[]> {
  const { rows } = await tx.$client.query<DeedSums>({
    name: "deed-sums",
    text: `SELECT (asked."amountCents" + coalesce(sum(done.amount_cents) FILTER (WHERE done.created_at > now() - interval '1 day'), 0))::bigint AS "dayCents",
             (asked."amountCents" + coalesce(sum(done.amount_cents), 0))::bigint AS "monthCents"
           FROM json_to_recordset($2) AS asked ("operatorId" uuid, "organizationId" uuid, "amountCents" bigint)
           LEFT JOIN deed_count AS done ON done.deed = $1 AND done.created_at > now() - interval '30 days'
             AND (done.operator_id = asked."operatorId" OR done.organization_id = asked."organizationId")
           GROUP BY asked."operatorId", asked."organizationId", asked."amountCents"`,
    values: [deed, JSON.stringify(counted)],
  });
  return rows;
}

/** SQL: deeds that wait for a second operator. $1: the reader's organizations, about which they decide nothing. */
export const deedsThatWait = `
  SELECT created_at AS since FROM operator_deed
  WHERE state = ${literal("waiting" satisfies DeedState)} AND NOT organization_ids && $1::uuid[]`;

/** Returns as much of the proposer as a second operator must know. */
export async function findProposer(
  reader: Reader,
  userId: string,
): Promise<Pick<Actor, "operator" | "memberships" | "projectMemberships" | "mediaMemberships">> {
  const { rows } = await reader.$client.query<{ operator: boolean; organizations: string[] }>(
    `SELECT me.operator, ARRAY(SELECT organization_id FROM organization_member WHERE user_id = me.id
       UNION SELECT organization_id FROM place_member WHERE user_id = me.id) AS organizations
     FROM client_user AS me WHERE me.id = $1`,
    [userId],
  );
  const { operator = false, organizations = [] } = rows[0] ?? {};
  const memberships = organizations.map((organizationId) => ({ organizationId, role: "VIEWER" as const }));
  return { operator, memberships, projectMemberships: [], mediaMemberships: [] };
}

/** Locks until the transaction ends. */
export async function lockDeed(tx: Tx, id: string): Promise<typeof operatorDeed.$inferSelect | undefined> {
  const [row] = await tx.select().from(operatorDeed).where(eq(operatorDeed.id, id)).for("update");
  return row;
}

/** Newest first. */
export const listDeeds = (
  reader: Reader,
  actor: Actor,
  { state, ...page }: PageQuery & { state?: DeedState | undefined },
): Promise<ListedPage<Deed>> =>
  readTableList(reader, newestOf(operatorDeed, state && eq(operatorDeed.state, state)), page, async (shown) =>
    (await select(reader, shown)).map((row) => representDeed(row, actor)),
  );

export async function findDeed(reader: Reader, actor: Actor, id: string): Promise<Deed | undefined> {
  const [row] = await select(reader, eq(operatorDeed.id, id));
  return row && representDeed(row, actor);
}

const nameOf = (column: typeof operatorDeed.proposedBy | typeof operatorDeed.decidedBy) =>
  sql<string | null>`(SELECT coalesce(nullif(name, ''), email) FROM client_user WHERE id = ${column})`;

const select = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({
      row: operatorDeed,
      organizations: sql<
        string[]
      >`ARRAY(SELECT name FROM organization WHERE id = ANY (${operatorDeed.organizationIds}) ORDER BY name)`,
      proposedByName: nameOf(operatorDeed.proposedBy),
      decidedByName: nameOf(operatorDeed.decidedBy),
    })
    .from(operatorDeed)
    .where(where);

function representDeed(
  { row, organizations, proposedByName, decidedByName }: Awaited<ReturnType<typeof select>>[number],
  { userId }: Actor,
): Deed {
  const { id, deed, subject, input, amountCents, state, proposedBy, createdAt, decidedAt } = row;
  const { payer: _account, ...shown } = input;
  return {
    id,
    deed,
    subject,
    input: shown,
    amountCents,
    organizations,
    reason: typeof input.reason === "string" ? input.reason : null,
    state,
    proposedByName: proposedByName ?? "",
    decidedByName,
    isOwn: proposedBy === userId,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
