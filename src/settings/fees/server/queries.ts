import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { type OrganizationKind, organizationStatuses } from "#accounts/organizations/organization.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { Fee, FeeAgreement } from "../contract.ts";
import { feeAgreement } from "./tables.ts";

/** SQL for a publisher's fee on a day, in basis points: its own, else its country's, else the settings'. */
export const feeOf = (publisher: string, on = "current_date"): string => `coalesce(
  (SELECT fee_basis_points FROM fee_agreement WHERE organization_id = ${publisher} AND starts_on <= ${on} ORDER BY starts_on DESC LIMIT 1),
  (SELECT fee_basis_points FROM fee_agreement
   WHERE country = (SELECT theirs.billing_country FROM organization AS theirs WHERE theirs.id = ${publisher}) AND starts_on <= ${on} ORDER BY starts_on DESC LIMIT 1),
  (SELECT fee_basis_points FROM operator_setting))`;

// Finds the next agreement to begin after today.
const fee = `
  SELECT organization.id, ${feeOf("organization.id")} AS "feeBasisPoints", next.starts_on::text AS "nextFeeOn",
    CASE WHEN next.starts_on IS NOT NULL THEN ${feeOf("organization.id", "next.starts_on")} END AS "nextFeeBasisPoints"
  FROM organization LEFT JOIN LATERAL (
    SELECT min(starts_on) AS starts_on FROM fee_agreement
    WHERE starts_on > current_date AND (organization_id = organization.id OR country = organization.billing_country)) AS next ON true
  WHERE organization.id = $1 AND organization.id = ANY ($2::uuid[])`;

export async function findFee(reader: Reader, actor: Actor, organizationId: string): Promise<Fee | undefined> {
  const values = [organizationId, organizationsOf(actor)];
  const { rows } = await reader.$client.query<Fee>({ name: "fee", text: fee, values });
  return rows[0];
}

/** Newest first. */
export const listFeeAgreements = (reader: Reader, page: PageQuery): Promise<ListedPage<FeeAgreement>> =>
  readTableList(reader, newestOf(feeAgreement), page, async (shown) =>
    (await select(reader).where(shown)).map(representFeeAgreement),
  );

export async function findFeeAgreement(reader: Reader, id: string): Promise<FeeAgreement | undefined> {
  const [row] = await select(reader).where(eq(feeAgreement.id, id));
  return row && representFeeAgreement(row);
}

const select = (reader: Reader) =>
  reader
    .select({ row: feeAgreement, organizationName: sql<string | null>`${organization.name}` })
    .from(feeAgreement)
    .leftJoin(organization, eq(organization.id, feeAgreement.organizationId))
    .$dynamic();

function representFeeAgreement({ row, organizationName }: Awaited<ReturnType<typeof select>>[number]): FeeAgreement {
  const { organizationId, createdAt, ...shown } = row;
  return {
    ...shown,
    organization: organizationId && iri("organizations", organizationId),
    organizationName,
    createdAt: createdAt.toISOString(),
  };
}

export type PublisherFee = { organizationId: string; feeBasisPoints: number };
type Scope = { text: string; values: unknown[] };

export const feeScopeOf = ({
  organization,
  country,
}: {
  organization?: string | undefined;
  country?: string | undefined;
}): Scope =>
  organization
    ? { text: "organization.id = $2", values: [organization] }
    : { text: "organization.billing_country = $2", values: [country] };

/** Fees of a scope's active publishers, on a day or today. */
export async function readFees(tx: Tx, { text, values }: Scope, on: string | undefined): Promise<PublisherFee[]> {
  const { rows } = await tx.$client.query<PublisherFee>(
    `SELECT organization.id AS "organizationId", ${feeOf("organization.id", "day.on")} AS "feeBasisPoints"
     FROM organization CROSS JOIN (SELECT greatest(coalesce($1::date, current_date), current_date) AS on) AS day
     WHERE organization.kind = ${literal("publisher" satisfies OrganizationKind)} AND organization.status = ${organizationStatuses.active} AND ${text} ORDER BY organization.id`,
    [on ?? null, ...values],
  );
  return rows;
}

/** Basis points for an order booked now, by publisher. */
export async function readFeesOf(reader: Reader, publisherIds: string[]): Promise<Map<string, number>> {
  const { rows } = await reader.$client.query<PublisherFee>({
    name: "fees-of",
    text: `SELECT publisher AS "organizationId", ${feeOf("publisher")} AS "feeBasisPoints"
           FROM (SELECT value::uuid AS publisher FROM json_array_elements_text($1)) AS asked`,
    values: [JSON.stringify(publisherIds)],
  });
  return new Map(rows.map(({ organizationId, feeBasisPoints }) => [organizationId, feeBasisPoints]));
}

export const ofThese = (ids: string[]): Scope => ({ text: "organization.id = ANY ($2::uuid[])", values: [ids] });

/** Read before a change of the settings' fee. */
export const readFeesOfAll = (tx: Tx): Promise<PublisherFee[]> => readFees(tx, { text: "true", values: [] }, undefined);
