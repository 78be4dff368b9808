import type { TradeSide } from "#events/trade-side.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { BillingModel } from "#settings/billing-model.ts";

const texts = catalogue("payments.invoices.invoice", {
  untaxed: "This is a receipt without tax, and no invoice.",
  selfBilled: "Self-billing: issued by the recipient in the seller's name.",
  onBehalf: "Issued in the name and on behalf of the seller.",
  receipt: "Receipt",
  refundReceipt: "Refund receipt",
  feeReceipt: "Service fee receipt",
  feeRefundReceipt: "Service fee refund receipt",
  invoice: "Invoice",
  creditNote: "Credit note",
  selfBilledInvoice: "Self-billed invoice",
  selfBilledCreditNote: "Self-billed credit note",
  publisherInvoice: "Publisher's invoice",
  publisherCreditNote: "Publisher's credit note",
  feeInvoice: "Service fee invoice",
  feeCreditNote: "Service fee credit note",
});

/** Kinds of documents; each has a series of numbers of its own for each year, without gaps (decision 0125). */
export const invoiceKinds = [
  "receipt",
  "refundReceipt",
  "feeReceipt",
  "feeRefundReceipt",
  "invoice",
  "creditNote",
  "selfBilledInvoice",
  "selfBilledCreditNote",
  "publisherInvoice",
  "publisherCreditNote",
  "feeInvoice",
  "feeCreditNote",
] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

type Party = TradeSide | "operator";

type KindOfInvoice = {
  name: string;
  series: string;
  seller: Exclude<Party, "client">;
  buyer: Party;
  /** The part of an order's money that it is about. */
  about: "price" | "fee" | "earnings";
  isTaxed: boolean;
  /** A sentence that it has to bear. */
  says?: string;
  /** The kind that it takes back, whole or in part. */
  credits?: InvoiceKind;
};

const untaxed = { isTaxed: false, says: texts.untaxed } as const;
const selfBilled = { isTaxed: true, says: texts.selfBilled } as const;
const onBehalf = { isTaxed: true, says: texts.onBehalf } as const;

const ofPrice = { seller: "operator", buyer: "client", about: "price" } as const;
const ofFee = { seller: "operator", buyer: "publisher", about: "fee" } as const;
const ofEarnings = { seller: "publisher", buyer: "operator", about: "earnings" } as const;
const inPublishersName = { seller: "publisher", buyer: "client", about: "price" } as const;

export const kindsOfInvoice: Record<InvoiceKind, KindOfInvoice> = {
  receipt: { name: texts.receipt, series: "REC", ...ofPrice, ...untaxed },
  refundReceipt: { name: texts.refundReceipt, series: "RREC", ...ofPrice, ...untaxed, credits: "receipt" },
  feeReceipt: { name: texts.feeReceipt, series: "FREC", ...ofFee, ...untaxed },
  feeRefundReceipt: {
    name: texts.feeRefundReceipt,
    series: "FRREC",
    ...ofFee,
    ...untaxed,
    credits: "feeReceipt",
  },
  invoice: { name: texts.invoice, series: "INV", ...ofPrice, isTaxed: true },
  creditNote: { name: texts.creditNote, series: "CN", ...ofPrice, isTaxed: true, credits: "invoice" },
  selfBilledInvoice: { name: texts.selfBilledInvoice, series: "SB", ...ofEarnings, ...selfBilled },
  selfBilledCreditNote: {
    name: texts.selfBilledCreditNote,
    series: "SBCN",
    ...ofEarnings,
    ...selfBilled,
    credits: "selfBilledInvoice",
  },
  publisherInvoice: { name: texts.publisherInvoice, series: "PINV", ...inPublishersName, ...onBehalf },
  publisherCreditNote: {
    name: texts.publisherCreditNote,
    series: "PCN",
    ...inPublishersName,
    ...onBehalf,
    credits: "publisherInvoice",
  },
  feeInvoice: { name: texts.feeInvoice, series: "FEE", ...ofFee, isTaxed: true },
  feeCreditNote: { name: texts.feeCreditNote, series: "FCN", ...ofFee, isTaxed: true, credits: "feeInvoice" },
};

/** The documents of a completed order. Money that comes back is credited to the documents that its payment has. */
export const issuedBy: Record<BillingModel, readonly InvoiceKind[]> = {
  undecided: ["receipt", "feeReceipt"],
  agent: ["publisherInvoice", "feeInvoice"],
  principal: ["invoice", "selfBilledInvoice"],
};

/** The kind that takes back a document of this kind. */
export function creditOf(kind: InvoiceKind): InvoiceKind {
  const credit = invoiceKinds.find((each) => kindsOfInvoice[each].credits === kind);
  if (!credit) throw new Error(`nothing credits a ${kind}`);
  return credit;
}

/** An amount of a document as it is booked: a credit takes it back. */
export const bookedCents = (kind: InvoiceKind, cents: Cents): Cents =>
  kindsOfInvoice[kind].credits && cents !== 0 ? -cents : cents;

/** `INV-2026-000042`. */
export const invoiceNumber = (kind: InvoiceKind, year: number, counter: number): string =>
  `${kindsOfInvoice[kind].series}-${year}-${String(counter).padStart(6, "0")}`;
