import { and, eq, inArray, type SQL } from "drizzle-orm";
import { isUuid } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { likeLiteral, likePattern } from "#platform/database/sql/like.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { conflict } from "#platform/http/errors.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { readTableList } from "#platform/lists/table-list.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import { toldAtOnceMax } from "../../people/server/queries.ts";
import { organizationRoleIn, organizationsOf, roleMay, rolesThatSeeAll } from "../../permissions.ts";
import { organization, organizationMember } from "../../server/tables.ts";
import type { Organization, OrganizationName } from "../contract.ts";
import type { Obligations } from "../obligations.ts";
import { organizationStatuses } from "../organization.ts";
import { isVatId } from "../tax-id.ts";

const texts = catalogue("accounts.organizations.server.queries", {
  organizationPublishes:
    "This organization publishes, so it has no balance to book from. Make an organization that books.",
});

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

const byName: ListOrder = [
  { column: "rank", direction: "ASC" },
  { column: "sorted", direction: "ASC" },
  { column: "id", direction: "ASC" },
];

const ranked = (rank: number): string =>
  `(SELECT *, ${rank} AS rank, lower(name) COLLATE "C" AS sorted FROM organization) AS item`;

/** Names that begin so, by `organization_sorted`; then, from three letters on, names that contain it. */
function namesOf(search: string) {
  const { values, of } = parameters();
  const prefix = search && `item.sorted LIKE ${of(`${likeLiteral(search)}%`)}`;
  const branches = [{ from: ranked(0), where: [prefix] }];
  if (search.length > 2)
    branches.push({ from: ranked(1), where: [`lower(item.name) LIKE ${of(likePattern(search))}`, `NOT ${prefix}`] });
  const columns = "organization.id, organization.name, organization.kind";
  return { branches, order: byName, columns, joins: "JOIN organization USING (id)", values };
}

/** All organizations, prefix matches first. One or two letters of `search` match prefixes only. */
export const listOrganizationNames = (
  reader: Reader,
  { search = "", ...page }: PageQuery & { search?: string | undefined },
): Promise<ListedPage<OrganizationName>> =>
  readList(reader, namesOf(search.toLowerCase()), page, (row: OrganizationName) => row);

export async function findOrganizationName(reader: Reader, id: string): Promise<OrganizationName | undefined> {
  const { name, kind } = organization;
  const [row] = await reader
    .select({ id: organization.id, name, kind })
    .from(organization)
    .where(eq(organization.id, id));
  return row;
}

const ofActor = (actor: Actor) => inArray(organization.id, organizationsOf(actor));

/** The actor's organizations, by name. */
export async function listOrganizations(
  reader: Reader,
  actor: Actor,
  page: PageQuery,
): Promise<ListedPage<Organization>> {
  const { id, name } = organization;
  const list = { table: organization, columns: [name, id], direction: "ASC", where: ofActor(actor) } as const;
  return readTableList(reader, list, page, async (shown) =>
    (await selectOrganizations(reader, actor, shown)).map((row) => representOrganization(row, actor)),
  );
}

export async function findOrganization(reader: Reader, actor: Actor, id: string): Promise<Organization | undefined> {
  const [row] = await selectOrganizations(reader, actor, and(ofActor(actor), eq(organization.id, id)));
  return row && representOrganization(row, actor);
}

function selectOrganizations(reader: Reader, actor: Actor, shown: SQL | undefined) {
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
    .where(shown);
}

const noBilling = {
  billingName: null,
  billingAddress: null,
  billingCountry: null,
  taxId: null,
  hasVatId: false,
  lowBalanceCents: null,
};

function representOrganization(
  row: Awaited<ReturnType<typeof selectOrganizations>>[number],
  actor: Actor,
): Organization {
  // A service account's role stands in no row of members.
  const role = row.role ?? organizationRoleIn(actor, row.id) ?? "VIEWER";
  return {
    ...row,
    hasVatId: isVatId(row.billingCountry ?? "", row.taxId ?? ""),
    ...(roleMay(role, "billing.read") ? {} : noBilling),
    role,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type TiedOrganization = Obligations & { id: string; name: string; owners: number; members: number };

export async function readObligations(reader: Reader, organizationIds: string[]): Promise<TiedOrganization[]> {
  const { rows } = await reader.$client.query<TiedOrganization>({
    name: "obligations",
    text: `SELECT organization.id, organization.name,
             (SELECT count(*) FROM organization_member WHERE organization_id = organization.id AND role = 'OWNER') AS owners,
             (SELECT count(*) FROM organization_member WHERE organization_id = organization.id) AS members,
             money.cents AS "moneyCents", money.owed_cents AS "owedCents",
             (SELECT count(*) FROM order_money WHERE client_organization_id = organization.id AND NOT is_settled)
             + (SELECT count(*) FROM order_money WHERE publisher_organization_id = organization.id AND is_sent AND NOT is_settled)
             + (SELECT count(*) FROM order_money WHERE publisher_organization_id = organization.id AND is_sent IS FALSE AND NOT is_settled) AS "openOrders",
             (SELECT count(*) FROM awaited_payment WHERE organization_id = organization.id AND subject = 'topUp') AS "awaitedTopUps",
             (SELECT count(*) FROM awaited_payment WHERE organization_id = organization.id AND subject = 'chargeback') AS "openChargebacks",
             (SELECT count(*) FROM waiting_commission WHERE organization_id = organization.id) AS "waitingCommissions"
           FROM organization CROSS JOIN LATERAL (
             SELECT coalesce(sum(amount_cents), 0)::bigint AS cents, coalesce(sum(amount_cents) FILTER (WHERE is_owed), 0)::bigint AS owed_cents
             FROM organization_money WHERE organization_id = organization.id) AS money
           WHERE organization.id = ANY ($1::uuid[]) ORDER BY organization.name, organization.id`,
    values: [organizationIds],
  });
  return rows;
}

/** Checks no access; empty for an unknown id. */
export async function nameOfOrganization(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ name: organization.name }).from(organization).where(eq(organization.id, id));
  return row?.name ?? "";
}

/** Holds the status until the transaction ends, so that no closing happens meanwhile. */
export async function isClosed(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ status: organization.status })
    .from(organization)
    .where(eq(organization.id, id))
    .for("share");
  return row?.status === organizationStatuses.closed;
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
  if (row?.kind === "publisher") throw conflict("organization_publishes", texts.organizationPublishes);
}
