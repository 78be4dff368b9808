import { and, eq, type SQL } from "drizzle-orm";
import type { Actor, OrganizationRole } from "#accounts/actor.ts";
import { organizationStatuses } from "#accounts/organizations/organization.ts";
import { areRelated } from "#accounts/organizations/server/queries-related.ts";
import { organizationsWhere, readableRows } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { findAffiliateLink } from "#links/server/queries.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import { readSettings } from "#settings/server/queries.ts";
import { statusOf } from "../commission.ts";
import type { Affiliate, Commission } from "../contract.ts";
import { commissionMonths, type ReferralFacts } from "../referral.ts";
import { commission } from "./tables.ts";

type Sums = { signUps: number; waitingCents: number; paidCents: number };

/** Undefined without the right to read it. */
export async function findAffiliate(
  reader: Reader,
  actor: Actor,
  organizationId: string,
): Promise<Affiliate | undefined> {
  if (!organizationsWhere(actor, "affiliate.read").includes(organizationId)) return undefined;
  const [link, sums, settings] = await Promise.all([
    findAffiliateLink(reader, organizationId),
    readSums(reader, organizationId),
    readSettings(reader),
  ]);
  return {
    id: organizationId,
    organization: iri("organizations", organizationId),
    code: link?.path.slice(link.path.lastIndexOf("/") + 1) ?? null,
    visits: link?.visits ?? 0,
    visitsLastMonth: link?.visitsLastMonth ?? 0,
    ...sums,
    percent: settings.affiliatePercent,
    lockDays: settings.affiliateLockDays,
    months: commissionMonths,
  };
}

async function readSums(reader: Reader, organizationId: string): Promise<Sums> {
  const { rows } = await reader.$client.query<Sums>({
    name: "affiliate-sums",
    text: `SELECT (SELECT count(*) FROM referral WHERE organization_id = $1) AS "signUps",
             coalesce(sum(amount_cents - taken_back_cents) FILTER (WHERE paid_at IS NULL), 0) AS "waitingCents",
             coalesce(sum(amount_cents - taken_back_cents) FILTER (WHERE paid_at IS NOT NULL), 0) AS "paidCents"
           FROM commission WHERE organization_id = $1`,
    values: [organizationId],
  });
  return rows[0] ?? { signUps: 0, waitingCents: 0, paidCents: 0 };
}

/** Newest first, all of them for an operator; by `commission_organization`, or `commission_newest`. */
export const listCommissions = (
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
): Promise<ListedPage<Commission>> =>
  readTableList(reader, newestOf(commission, visibleTo(actor, organization)), page, async (shown) =>
    (await select(reader, shown)).map(representCommission),
  );

export async function findCommission(reader: Reader, actor: Actor, id: string): Promise<Commission | undefined> {
  const [row] = await select(reader, and(eq(commission.id, id), visibleTo(actor)));
  return row && representCommission(row);
}

const visibleTo = (actor: Actor, only?: string): SQL | undefined =>
  readableRows(actor, "affiliate.read", commission.organizationId, only);

const select = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({ row: commission, organizationName: organization.name })
    .from(commission)
    .innerJoin(organization, eq(organization.id, commission.organizationId))
    .where(where);

function representCommission({ row, organizationName }: Awaited<ReturnType<typeof select>>[number]): Commission {
  const { id, organizationId, amountCents, takenBackCents, dueAt, paidAt, createdAt } = row;
  return {
    id,
    amountCents,
    takenBackCents,
    status: statusOf(row),
    organization: iri("organizations", organizationId),
    organizationName,
    dueAt: dueAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function readReferralFacts(
  reader: Reader,
  { userId }: Pick<Actor, "userId">,
  organizationId: string,
): Promise<ReferralFacts> {
  const { rows } = await reader.$client.query<ReferralFacts>({
    name: "referral-facts",
    text: `SELECT extract(epoch FROM now() - me.created_at)::float8 / 86400 AS "accountAgeDays",
             EXISTS (SELECT FROM organization_member WHERE organization_id = $2 AND user_id = me.id) AS "isOwnLink",
             EXISTS (SELECT FROM organization_member AS theirs JOIN referral ON referral.user_id = theirs.user_id
                     JOIN organization_member AS mine ON mine.organization_id = referral.organization_id AND mine.user_id = me.id
                     WHERE theirs.organization_id = $2) AS "isCircle"
           FROM client_user AS me WHERE me.id = $1`,
    values: [userId, organizationId],
  });
  return rows[0] ?? { accountAgeDays: Number.POSITIVE_INFINITY, isOwnLink: false, isCircle: false };
}

/**
 * Returns the organization whose link brought the client's first owner, at most twelve months before `at`. None for
 * related organizations (decision 0101), circles, and clients older than the referral.
 */
export async function findReferrer(
  reader: Reader,
  clientOrganizationId: string,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "referrer",
    text: referrer,
    values: [clientOrganizationId, at, commissionMonths],
  });
  return rows[0]?.id;
}

const referrer = `
  SELECT referrer.id
  FROM organization AS client
  CROSS JOIN LATERAL (SELECT user_id FROM organization_member
    WHERE organization_id = client.id AND role = ${literal("OWNER" satisfies OrganizationRole)} ORDER BY created_at, user_id LIMIT 1) AS owner
  JOIN referral ON referral.user_id = owner.user_id
  JOIN organization AS referrer ON referrer.id = referral.organization_id AND referrer.status = ${organizationStatuses.active}
  WHERE client.id = $1
    AND $2::timestamptz BETWEEN referral.created_at AND referral.created_at + make_interval(months => $3)
    AND client.created_at > referral.created_at - interval '1 day'
    AND NOT ${areRelated("client.id", "referrer.id")}
    AND NOT EXISTS (SELECT FROM organization_member AS theirs JOIN referral AS back ON back.user_id = theirs.user_id
      WHERE theirs.organization_id = referrer.id AND back.organization_id = client.id)`;

/** Due commissions of active organizations; by the index `commission_due`. */
export async function readDue(reader: Reader): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>(`
    SELECT commission.id FROM commission JOIN organization ON organization.id = commission.organization_id AND organization.status = ${organizationStatuses.active}
    WHERE paid_at IS NULL AND taken_back_cents < amount_cents AND due_at <= now() ORDER BY due_at, commission.id LIMIT 500`);
  return rows.map(({ id }) => id);
}
