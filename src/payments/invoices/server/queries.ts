import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { organization } from "#accounts/server/tables.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Invoice, InvoiceParty, invoiceQuery } from "../contract.ts";
import type { InvoiceKind } from "../invoice.ts";
import { invoice } from "./tables.ts";

type InvoiceFilter = z.output<typeof invoiceQuery> & Page;

/** Invoices and credit notes of the actor's organizations, newest first; by `invoice_organization`. */
export async function listInvoices(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, ...filter }: InvoiceFilter,
): Promise<{ items: Invoice[]; totalItems: number }> {
  const { organization: only, kind, from, to } = filter;
  const where = and(
    visibleTo(actor, only),
    kind && eq(invoice.kind, kind),
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
  return { items: rows.map(represent), totalItems: await reader.$count(invoice, where) };
}

export async function findInvoice(reader: Reader, actor: Actor, id: string): Promise<Invoice | undefined> {
  const [row] = await reader
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, id), visibleTo(actor)));
  return row && represent(row);
}

const visibleTo = (actor: Actor, only?: string): SQL =>
  inArray(
    invoice.organizationId,
    organizationsWhere(actor, "billing.read").filter((id) => !only || id === only),
  );

/** What was issued for a posting already. */
export async function findIssued(reader: Reader, { postingId, kind }: { postingId: string; kind: InvoiceKind }) {
  const [row] = await reader
    .select()
    .from(invoice)
    .where(and(eq(invoice.postingId, postingId), eq(invoice.kind, kind)));
  return row;
}

/** An organization as an invoice names it: by its billing details, or its name. */
export async function readBuyer(reader: Reader, organizationId: string): Promise<InvoiceParty> {
  const [row] = await reader.select().from(organization).where(eq(organization.id, organizationId));
  return {
    name: row?.billingName || row?.name || "",
    address: row?.billingAddress ?? "",
    country: row?.billingCountry ?? "",
    taxId: row?.taxId ?? "",
  };
}

function represent(row: typeof invoice.$inferSelect): Invoice {
  const { organizationId, orderId, postingId: _posting, creditsId: _credits, suppliedAt, issuedAt, ...document } = row;
  return {
    ...document,
    organization: iri("organizations", organizationId),
    order: iri("orders", orderId),
    suppliedAt: suppliedAt.toISOString(),
    issuedAt: issuedAt.toISOString(),
  };
}
