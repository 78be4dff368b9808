import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { SettlementReader } from "#wallet/settlements/server/commands.ts";
import { findPaymentOf } from "#wallet/settlements/server/queries.ts";
import type { Settlement } from "#wallet/settlements/settlement.ts";
import { readTaxRates } from "../../taxes/server/queries.ts";
import { taxedAmount, taxFor } from "../../taxes/tax.ts";
import { type InvoiceKind, invoiceNumber, issuedFor, kindsOfInvoice } from "../invoice.ts";
import { findIssued, readBuyer } from "./queries.ts";
import { invoice, invoiceCounter } from "./tables.ts";

type InvoiceRow = typeof invoice.$inferSelect;
/** What a document says beside its number and its day. */
type Draft = Omit<typeof invoice.$inferInsert, "id" | "number" | "issuedAt">;

/**
 * Issues what a settlement asks for, each document once (decision 0060). `title` is the seller's name while the operator has given
 * no legal one. It runs after the settlement is committed, so that no booking or completion waits for a number.
 */
export const issueInvoices =
  (title: string): SettlementReader =>
  async (tx, settlement) => {
    for (const kind of issuedFor[settlement.kind]) await issue(tx, settlement, kind, title);
  };

/** The document, new or issued before; undefined where the settlement moved nothing that it would be about. */
async function issue(
  tx: Tx,
  settlement: Settlement,
  kind: InvoiceKind,
  title: string,
): Promise<InvoiceRow | undefined> {
  const { to, credits } = kindsOfInvoice[kind];
  const grossCents = to === "client" ? settlement.grossCents : settlement.feeCents;
  if (grossCents === 0) return undefined;
  const organizationId = to === "client" ? settlement.clientOrganizationId : settlement.publisherOrganizationId;
  const credited = credits && (await invoiceOf(tx, settlement, credits, title));
  if (credits && !credited) return undefined;
  const { postingId, orderId, orderNumber, at: suppliedAt } = settlement;
  const description = credited
    ? `Refund of order ${orderNumber}, credited to ${credited.number}`
    : `${kind === "feeInvoice" ? "Service fee of order" : "Publication, order"} ${orderNumber}`;
  return write(tx, {
    ...(credited ? creditedTo(credited, grossCents) : await taxed(tx, organizationId, grossCents, title)),
    kind,
    organizationId,
    postingId,
    orderId,
    orderNumber,
    suppliedAt,
    description,
  });
}

/** The invoice that a credit note takes back; issued now where its own settlement has not been read yet. */
async function invoiceOf(tx: Tx, settlement: Settlement, kind: InvoiceKind, title: string) {
  const payment = await findPaymentOf(tx, settlement.paidForId);
  return payment && issue(tx, payment, kind, title);
}

/** Parties and tax stay those of the invoice, whatever has changed since. */
const creditedTo = (
  { id, number, seller, buyer, rateBasisPoints, isReverseCharge }: InvoiceRow,
  grossCents: Cents,
) => ({
  ...taxedAmount(grossCents, { rateBasisPoints }),
  seller,
  buyer,
  rateBasisPoints,
  isReverseCharge,
  creditsId: id,
  creditsNumber: number,
});

async function taxed(tx: Tx, organizationId: string, grossCents: Cents, title: string) {
  const settings = await readSettings(tx);
  const buyer = await readBuyer(tx, organizationId);
  const seller = {
    name: settings.legalName || title,
    address: settings.legalAddress,
    country: settings.legalCountry,
    taxId: settings.legalTaxId,
  };
  const parties = { sellerCountry: seller.country, buyerCountry: buyer.country, buyerTaxId: buyer.taxId };
  const tax = taxFor(parties, await readTaxRates(tx));
  return { seller, buyer, ...tax, ...taxedAmount(grossCents, tax) };
}

/**
 * Writes a document under the next number of its kind and year. The counter's row is locked first: of two that issue the same
 * document one finds the other's, and a transaction that is rolled back gives its number back, so there are no gaps.
 */
async function write(tx: Tx, draft: Draft): Promise<InvoiceRow> {
  const year = await lockCounter(tx, draft.kind);
  const issued = await findIssued(tx, draft);
  if (issued) return issued;
  const counter = and(eq(invoiceCounter.kind, draft.kind), eq(invoiceCounter.year, year));
  const [drawn] = await tx
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .where(counter)
    .returning({ last: invoiceCounter.last });
  const number = invoiceNumber(draft.kind, year, drawn?.last ?? 0);
  const [row] = await tx
    .insert(invoice)
    .values({ ...draft, number })
    .returning();
  if (!row) throw new Error("invoice was not written");
  return row;
}

/** Answers the year of UTC, whose counter nobody else draws from until the transaction ends. */
async function lockCounter(tx: Tx, kind: InvoiceKind): Promise<number> {
  const { rows } = await tx.$client.query<{ year: number }>({
    name: "invoice-counter-lock",
    text: `INSERT INTO invoice_counter (kind, year, last) VALUES ($1, extract(year FROM now() AT TIME ZONE 'UTC')::integer, 0)
           ON CONFLICT (kind, year) DO UPDATE SET last = invoice_counter.last RETURNING year`,
    values: [kind],
  });
  if (!rows[0]) throw new Error("there is no counter");
  return rows[0].year;
}
