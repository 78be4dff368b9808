import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri, type PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import type { Cents } from "#platform/money/money.ts";
import type { Invoice, InvoiceParty, invoiceQuery } from "../contract.ts";
import { invoice } from "./tables.ts";

type InvoiceFilter = z.output<typeof invoiceQuery> & PageQuery;

/** Documents of the actor's organizations, and those issued in their names, newest first; all of them for an operator. */
export async function listInvoices(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, ...filter }: InvoiceFilter,
): Promise<{ items: Invoice[]; totalItems: number }> {
  const { organization: only, kind, search, from, to } = filter;
  const where = and(
    visibleTo(actor),
    only ? isOf([only]) : undefined,
    kind && eq(invoice.kind, kind),
    search ? isFoundBy(search) : undefined,
    from ? gte(invoice.issuedAt, new Date(from)) : undefined,
    to ? lt(invoice.issuedAt, sql`(${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`) : undefined,
  );
  const rows = await reader
    .select()
    .from(invoice)
    .where(where)
    .orderBy(desc(invoice.issuedAt), desc(invoice.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return { items: rows.map(representInvoice), totalItems: await reader.$count(invoice, where) };
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

/** Each way by its own index: the document's number, the order's, and the trigrams of organizations' names. */
function isFoundBy(search: string): SQL {
  const named = sql`SELECT id FROM organization WHERE lower(name) LIKE ${likePattern(search)}`;
  const number = search.toUpperCase();
  return sql`${invoice.id} IN (
    SELECT id FROM invoice WHERE number = ${number} UNION ALL SELECT id FROM invoice WHERE order_number = ${number}
    UNION ALL SELECT id FROM invoice WHERE organization_id IN (${named})
    UNION ALL SELECT id FROM invoice WHERE seller_organization_id IN (${named}))`;
}

/** Documents that a posting has already; by `invoice_once`. */
export const listIssued = (reader: Reader, postingId: string) =>
  reader.select().from(invoice).where(eq(invoice.postingId, postingId)).orderBy(invoice.issuedAt, invoice.id);

/** The amount of a document that was credited so far; by `invoice_credited`. Cents. */
export async function readCredited(reader: Reader, id: string): Promise<{ grossCents: Cents; discountCents: Cents }> {
  const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::bigint`;
  const [row] = await reader
    .select({ grossCents: sumOf(invoice.grossCents), discountCents: sumOf(invoice.discountCents) })
    .from(invoice)
    .where(eq(invoice.creditsId, id));
  return row ?? { grossCents: 0, discountCents: 0 };
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
