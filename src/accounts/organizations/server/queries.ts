import { and, asc, eq, inArray } from "drizzle-orm";
import { isUuid } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { likeLiteral } from "#platform/database/sql/like.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { conflict } from "#platform/http/errors.ts";
import type { Actor } from "../../actor.ts";
import { toldAtOnceMax } from "../../people/server/queries.ts";
import { organizationsOf, roleMay, rolesThatSeeAll } from "../../permissions.ts";
import { organization, organizationMember } from "../../server/tables.ts";
import type { Organization, OrganizationName } from "../contract.ts";
import { organizationStatuses } from "../organization.ts";
import { isVatId } from "../tax-id.ts";

/** Looks up an organization by id or name, for the server's command line, which has no actor. */
export async function findOrganizationByName(
  reader: Reader,
  nameOrId: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await reader.$client.query<{ id: string; name: string }>(
    `SELECT id, name FROM organization WHERE ${isUuid(nameOrId) ? "id = $1::uuid" : "lower(name) = lower($1)"}`,
    [nameOrId.trim()],
  );
  return rows[0];
}

// The trigram index serves both patterns, prefix and substring.
const named = `
  SELECT id, name, kind, count(*) OVER () AS "totalItems" FROM organization WHERE lower(name) LIKE $1
  ORDER BY starts_with(lower(name), $2) DESC, lower(name), id LIMIT $3 OFFSET $4`;

/** All organizations, prefix matches first. One or two letters of `search` match prefixes only. */
export async function listOrganizationNames(
  reader: Reader,
  { search = "", ...page }: PageQuery & { search?: string | undefined },
): Promise<{ items: OrganizationName[]; totalItems: number }> {
  const typed = search.toLowerCase();
  const values = [`${typed.length > 2 ? "%" : ""}${likeLiteral(typed)}%`, typed];
  const statement = { name: "organization-names", text: named, values };
  const { rows, totalItems } = await readPage<OrganizationName & { totalItems: number }>(reader, statement, page);
  return { items: rows.map(({ totalItems: _total, ...item }) => item), totalItems };
}

export async function findOrganizationName(reader: Reader, id: string): Promise<OrganizationName | undefined> {
  const { name, kind } = organization;
  const [row] = await reader
    .select({ id: organization.id, name, kind })
    .from(organization)
    .where(eq(organization.id, id));
  return row;
}

export async function listOrganizations(
  reader: Reader,
  actor: Actor,
  page: PageQuery,
): Promise<{ items: Organization[]; totalItems: number }> {
  const rows = await selectOrganizations(reader, actor)
    .orderBy(asc(organization.name), asc(organization.id))
    .limit(page.itemsPerPage)
    .offset((page.page - 1) * page.itemsPerPage);
  return { items: rows.map(representOrganization), totalItems: organizationsOf(actor).length };
}

export async function findOrganization(reader: Reader, actor: Actor, id: string): Promise<Organization | undefined> {
  const [row] = await selectOrganizations(reader, actor, id);
  return row && representOrganization(row);
}

function selectOrganizations(reader: Reader, actor: Actor, id?: string) {
  const own = and(eq(organizationMember.organizationId, organization.id), eq(organizationMember.userId, actor.userId));
  return reader
    .select({
      id: organization.id,
      name: organization.name,
      kind: organization.kind,
      status: organization.status,
      billingName: organization.billingName,
      billingAddress: organization.billingAddress,
      billingCountry: organization.billingCountry,
      taxId: organization.taxId,
      lowBalanceCents: organization.lowBalanceCents,
      role: organizationMember.role,
      createdAt: organization.createdAt,
      updatedAt: organization.updatedAt,
    })
    .from(organization)
    .leftJoin(organizationMember, own)
    .where(and(inArray(organization.id, organizationsOf(actor)), id ? eq(organization.id, id) : undefined))
    .$dynamic();
}

const noBilling = {
  billingName: null,
  billingAddress: null,
  billingCountry: null,
  taxId: null,
  hasVatId: false,
  lowBalanceCents: null,
};

function representOrganization(row: Awaited<ReturnType<typeof selectOrganizations>>[number]): Organization {
  const role = row.role ?? "VIEWER";
  return {
    ...row,
    hasVatId: isVatId(row.billingCountry ?? "", row.taxId ?? ""),
    ...(roleMay(role, "billing.read") ? {} : noBilling),
    role,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Ties that block a closing: money on any account, debts either way, unsettled orders. */
export type Obligations = {
  id: string;
  name: string;
  owners: number;
  members: number;
  moneyCents: number;
  openOrders: number;
};

export async function readObligations(reader: Reader, organizationIds: string[]): Promise<Obligations[]> {
  const { rows } = await reader.$client.query<Obligations>({
    name: "obligations",
    text: `SELECT organization.id, organization.name,
             (SELECT count(*) FROM organization_member WHERE organization_id = organization.id AND role = 'OWNER') AS owners,
             (SELECT count(*) FROM organization_member WHERE organization_id = organization.id) AS members,
             (SELECT coalesce(sum(amount_cents), 0)::bigint FROM organization_money WHERE organization_id = organization.id) AS "moneyCents",
             (SELECT count(*) FROM order_money WHERE client_organization_id = organization.id AND NOT is_settled)
             + (SELECT count(*) FROM order_money WHERE publisher_organization_id = organization.id AND NOT is_settled) AS "openOrders"
           FROM organization WHERE organization.id = ANY ($1::uuid[]) ORDER BY organization.name, organization.id`,
    values: [organizationIds],
  });
  return rows;
}

/** Checks no access; empty for an unknown id. */
export async function nameOfOrganization(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ name: organization.name }).from(organization).where(eq(organization.id, id));
  return row?.name ?? "";
}

/** Suspended organizations take no money out (decision 0065). */
export async function isSuspended(reader: Reader, id: string): Promise<boolean> {
  const [row] = await reader.select({ status: organization.status }).from(organization).where(eq(organization.id, id));
  return row?.status === organizationStatuses.suspended;
}

/** Owners' and admins' addresses for vital mails, whatever their preferences. */
export async function adminAddresses(reader: Reader, organizationId: string): Promise<string[]> {
  const { rows } = await reader.$client.query<{ email: string }>({
    name: "organization-admins",
    text: `SELECT person.email FROM organization_member AS member JOIN client_user AS person ON person.id = member.user_id
           WHERE member.organization_id = $1 AND member.role IN ${literals(rolesThatSeeAll)} ORDER BY person.email LIMIT ${toldAtOnceMax}`,
    values: [organizationId],
  });
  return rows.map(({ email }) => email);
}

/** Throws 409 `organization_publishes`: a publisher has earnings, but no balance to book from. */
export async function requireBooking(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.select({ kind: organization.kind }).from(organization).where(eq(organization.id, id));
  if (row?.kind === "publisher")
    throw conflict(
      "organization_publishes",
      "This organization publishes, so it has no balance to book from. Make an organization that books.",
    );
}
