import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { type ListedPage, readListByKeys } from "#platform/lists/list.ts";
import { type List, type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import type { Cents } from "#platform/money/money.ts";
import type { Invoice, InvoiceParty, invoiceQuery } from "../contract.ts";
import { invoice } from "./tables.ts";

type InvoiceFilter = z.output<typeof invoiceQuery> & PageQuery;

const newest: ListOrder = [
  { column: "issued_at", direction: "DESC" },
  { column: "id", direction: "DESC" },
];

/** Documents of the actor's organizations, and those issued in their names, newest first; all of them for an operator. */
export const listInvoices = (reader: Reader, actor: Actor, filter: InvoiceFilter): Promise<ListedPage<Invoice>> =>
  readListByKeys(reader, listOf(actor, filter), filter, async (ids) => {
    const rows = await reader.select().from(invoice).where(inArray(invoice.id, ids));
    const places = new Map(ids.map((id, place) => [id, place]));
    const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0;
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other)).map(representInvoice);
  });

/** By `invoice_organization` and `invoice_seller`, or by `invoice_issued` for an operator. */
function listOf(actor: Actor, { organization: only, kind, search, from, to }: InvoiceFilter): List {
  const { values, of } = parameters();
  const filtered = [
    kind && `item.kind = ${of(kind)}`,
    search && isFoundBy(of(search.toUpperCase()), of(likePattern(search))),
    from && `item.issued_at >= ${of(from)}::date::timestamp AT TIME ZONE 'UTC'`,
    to && `item.issued_at < (${of(to)}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
  ];
  const own = organizationsWhere(actor, "billing.read").filter((id) => !only || id === only);
  const named = actor.operator && only ? [only] : own;
  const places =
    actor.operator && !only
      ? [undefined]
      : named.flatMap((id) => [`item.organization_id = ${of(id)}`, `item.seller_organization_id = ${of(id)}`]);
  const branches = places.map((place) => ({ from: "invoice AS item", where: [place, ...filtered] }));
  return { ...(!search && { name: "invoices" }), branches, order: newest, values };
}

/** Each way by its own index: the document's number, the order's, and the trigrams of organizations' names. */
function isFoundBy(number: string, name: string): string {
  const named = `SELECT id FROM organization WHERE lower(name) LIKE ${name}`;
  return `item.id IN (
    SELECT id FROM invoice WHERE number = ${number} UNION ALL SELECT id FROM invoice WHERE order_number = ${number}
    UNION ALL SELECT id FROM invoice WHERE organization_id IN (${named})
    UNION ALL SELECT id FROM invoice WHERE seller_organization_id IN (${named}))`;
}

export async function findInvoice(reader: Reader, actor: Actor, id: string): Promise<Invoice | undefined> {
  const [row] = await reader
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, id), visibleTo(actor)));
  return row && representInvoice(row);
}

const visibleTo = (actor: Actor): SQL | undefined =>
  actor.operator ? undefined : isOf(organizationsWhere(actor, "billing.read"));

/** By `invoice_organization` and `invoice_seller`. */
const isOf = (organizations: string[]): SQL | undefined =>
  or(inArray(invoice.organizationId, organizations), inArray(invoice.sellerOrganizationId, organizations));

/** Documents that a posting has already; by `invoice_once`. */
export const listIssued = (reader: Reader, postingId: string) =>
  reader.select().from(invoice).where(eq(invoice.postingId, postingId)).orderBy(invoice.issuedAt, invoice.id);

type Credited = { grossCents: Cents; netCents: Cents; discountCents: Cents };

/** The amount of a document that was credited so far; by `invoice_credited`. Cents. */
export async function readCredited(reader: Reader, id: string): Promise<Credited> {
  const sumOf = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [row] = await reader
    .select({
      grossCents: sumOf(invoice.grossCents),
      netCents: sumOf(invoice.netCents),
      discountCents: sumOf(invoice.discountCents),
    })
    .from(invoice)
    .where(eq(invoice.creditsId, id));
  return row ?? { grossCents: 0, netCents: 0, discountCents: 0 };
}

/** An organization as a document names it: by its billing details, or its name. */
export async function readParty(reader: Reader, organizationId: string): Promise<InvoiceParty> {
  const [row] = await reader.select().from(organization).where(eq(organization.id, organizationId));
  return {
    name: row?.billingName || row?.name || "",
    address: row?.billingAddress ?? "",
    country: row?.billingCountry ?? "",
    taxId: row?.taxId ?? "",
  };
}

function representInvoice({
  organizationId,
  sellerOrganizationId,
  orderId,
  postingId: _posting,
  creditsId: _credits,
  suppliedAt,
  issuedAt,
  ...document
}: typeof invoice.$inferSelect): Invoice {
  return {
    ...document,
    organization: iri("organizations", organizationId),
    sellerOrganization: sellerOrganizationId && iri("organizations", sellerOrganizationId),
    order: iri("orders", orderId),
    suppliedAt: suppliedAt.toISOString(),
    issuedAt: issuedAt.toISOString(),
  };
}
