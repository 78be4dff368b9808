import { and, eq, sql } from "drizzle-orm";
import { isVatId } from "#accounts/organizations/tax-id.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { holdBillingModel, keepBillingModel } from "#settings/server/commands.ts";
import type { OperatorSettings } from "#settings/server/queries.ts";
import type { SettlementReader } from "#wallet/settlements/server/commands.ts";
import { findPaymentOf } from "#wallet/settlements/server/queries.ts";
import type { Settlement } from "#wallet/settlements/settlement.ts";
import { readTaxRates } from "../../taxes/server/queries.ts";
import { noTax, taxedAmount, taxFor } from "../../taxes/tax.ts";
import { readVoucherShare } from "../../vouchers/server/queries.ts";
import type { InvoiceParty } from "../contract.ts";
import { creditOf, type InvoiceKind, invoiceNumber, issuedBy, kindsOfInvoice } from "../invoice.ts";
import { listIssued, readCredited, readParty } from "./queries.ts";
import { invoice, invoiceCounter } from "./tables.ts";

const texts = catalogue("payments.invoices.server.issue", {
  price: "Publication, order",
  fee: "Service fee of order",
  earnings: "Earnings of order",
  refund: (orderNumber: string, number: string) => `Refund of order ${orderNumber}, credited to ${number}`,
});

type InvoiceRow = typeof invoice.$inferSelect;
/** All that a document says beside its kind, its number, its day and what it is for. */
type Draft = Omit<
  typeof invoice.$inferInsert,
  "id" | "kind" | "number" | "issuedAt" | "postingId" | "orderId" | "orderNumber" | "suppliedAt"
>;

/**
 * Issues what a settlement asks for, each document once (decisions 0060 and 0125). `title` is the operator's name while it has given
 * no legal one. It runs after the settlement is committed, so that no booking or completion waits for a number.
 */
export const issueInvoices =
  (title: string): SettlementReader =>
  async (tx, settlement) => {
    const payment = settlement.kind === "settle" ? settlement : await findPaymentOf(tx, settlement.paidForId);
    if (!payment) return;
    // A refund that is read before its payment has the documents issued first.
    const documents = await issueFor(tx, payment, title);
    if (payment === settlement) return;
    for (const document of documents) await credit(tx, settlement, document);
  };

/** A payment's documents: present ones, or new ones by the billing model. */
async function issueFor(tx: Tx, payment: Settlement, title: string): Promise<InvoiceRow[]> {
  const settings = await holdBillingModel(tx);
  const issued = (await listIssued(tx, payment.postingId)).filter(({ kind }) => !kindsOfInvoice[kind].credits);
  if (issued.length > 0) return issued;
  const documents: InvoiceRow[] = [];
  for (const kind of issuedBy[settings.billingModel]) {
    const document = await writeOnce(tx, payment, kind, () => draft(tx, payment, kind, operatorOf(settings, title)));
    if (document) documents.push(document);
  }
  if (documents.length > 0) await keepBillingModel(tx);
  return documents;
}

const operatorOf = (settings: OperatorSettings, title: string): InvoiceParty => ({
  name: settings.legalName || title,
  address: settings.legalAddress,
  country: settings.legalCountry,
  taxId: settings.legalTaxId,
});

const amountOf = {
  price: ({ grossCents }: Settlement) => grossCents,
  fee: ({ feeCents }: Settlement) => feeCents,
  earnings: ({ grossCents, feeCents }: Settlement) => grossCents - feeCents,
};

const aboutInWords = {
  price: texts.price,
  fee: texts.fee,
  earnings: texts.earnings,
};

/** A new document; undefined where the payment moved nothing that it would be about. */
async function draft(
  tx: Tx,
  payment: Settlement,
  kind: InvoiceKind,
  operator: InvoiceParty,
): Promise<Draft | undefined> {
  const form = kindsOfInvoice[kind];
  const amountCents = amountOf[form.about](payment);
  if (amountCents === 0) return undefined;
  const organizations = { client: payment.clientOrganizationId, publisher: payment.publisherOrganizationId };
  const partyAs = (role: TradeSide | "operator") =>
    role === "operator" ? operator : readParty(tx, organizations[role]);
  const seller = await partyAs(form.seller);
  const buyer = await partyAs(form.buyer);
  const discountCents =
    form.about === "price" ? Math.min(amountCents, await readVoucherShare(tx, payment.paidForId)) : 0;
  const isOperator = form.seller === "operator";
  const parties = { seller: { ...taxed(seller), isOperator }, buyer: taxed(buyer) };
  const tax = form.isTaxed ? taxFor(parties, await readTaxRates(tx)) : noTax;
  return {
    organizationId: organizations[form.buyer === "client" ? "client" : "publisher"],
    sellerOrganizationId: isOperator ? null : organizations.publisher,
    seller,
    buyer,
    description: `${aboutInWords[form.about]} ${payment.orderNumber}`,
    ...tax,
    ...taxedAmount(amountCents - discountCents, tax),
    discountCents,
  };
}

const taxed = ({ country, taxId }: InvoiceParty) => ({ country, hasVatId: isVatId(country, taxId) });

/**
 * Takes back of a document what its settlement gave back. Parties and tax stay those of the document, whatever has changed since.
 * Money comes back before the voucher does, as in the books, so no more is credited than was paid.
 * All notes of a document add up to its tax.
 */
function credit(tx: Tx, settlement: Settlement, credited: InvoiceRow): Promise<InvoiceRow | undefined> {
  const kind = creditOf(credited.kind);
  return writeOnce(tx, settlement, kind, async () => {
    const backCents = amountOf[kindsOfInvoice[kind].about](settlement);
    const before = await readCredited(tx, credited.id);
    const grossCents = Math.min(backCents, credited.grossCents - before.grossCents);
    const discountCents = Math.min(backCents - grossCents, credited.discountCents - before.discountCents);
    if (grossCents + discountCents === 0) return undefined;
    const { organizationId, sellerOrganizationId, seller, buyer, rateBasisPoints, isReverseCharge } = credited;
    return {
      organizationId,
      sellerOrganizationId,
      seller,
      buyer,
      description: texts.refund(settlement.orderNumber, credited.number),
      rateBasisPoints,
      isReverseCharge,
      ...taxedAmount(grossCents, credited, before),
      discountCents,
      creditsId: credited.id,
      creditsNumber: credited.number,
    };
  });
}

/**
 * Writes a settlement's document under the year's next number, or answers the present one. The counter's row is locked first, so the
 * second of two issuers finds the document of the first. A rolled back transaction gives its number back, so there are no gaps.
 */
async function writeOnce(
  tx: Tx,
  { postingId, orderId, orderNumber, at: suppliedAt }: Settlement,
  kind: InvoiceKind,
  drafted: () => Promise<Draft | undefined>,
): Promise<InvoiceRow | undefined> {
  const year = await lockCounter(tx, kind);
  const issued = (await listIssued(tx, postingId)).find((each) => each.kind === kind);
  if (issued) return issued;
  const said = await drafted();
  if (!said) return undefined;
  const [drawn] = await tx
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .where(and(eq(invoiceCounter.kind, kind), eq(invoiceCounter.year, year)))
    .returning({ last: invoiceCounter.last });
  const number = invoiceNumber(kind, year, drawn?.last ?? 0);
  const [row] = await tx
    .insert(invoice)
    .values({ ...said, kind, number, postingId, orderId, orderNumber, suppliedAt })
    .returning();
  if (!row) throw new Error("invoice was not written");
  return row;
}

/** Locks the counter of the year of UTC until the transaction ends, and answers the year. */
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
