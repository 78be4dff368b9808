import type { SettlementKind } from "#wallet/settlements/settlement.ts";

/**
 * The documents that the operator issues: to the client for what it paid, to the publisher for the service fee, and what takes either
 * back. Each kind has a series of numbers of its own for each year, without gaps.
 */
export const invoiceKinds = ["invoice", "creditNote", "feeInvoice", "feeCreditNote"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

type KindOfInvoice = {
  name: string;
  series: string;
  /** Whom it is written to. */
  to: "client" | "publisher";
  /** The kind that it takes back, whole or in part. */
  credits?: InvoiceKind;
};

export const kindsOfInvoice: Record<InvoiceKind, KindOfInvoice> = {
  invoice: { name: "Invoice", series: "INV", to: "client" },
  creditNote: { name: "Credit note", series: "CN", to: "client", credits: "invoice" },
  feeInvoice: { name: "Service fee invoice", series: "FEE", to: "publisher" },
  feeCreditNote: { name: "Service fee credit note", series: "FCN", to: "publisher", credits: "feeInvoice" },
};

/** What each settlement has issued. */
export const issuedFor: Record<SettlementKind, readonly InvoiceKind[]> = {
  settle: ["invoice", "feeInvoice"],
  take_back: ["creditNote", "feeCreditNote"],
  pay_owed: ["creditNote"],
};

/** `INV-2026-000042`. */
export const invoiceNumber = (kind: InvoiceKind, year: number, counter: number): string =>
  `${kindsOfInvoice[kind].series}-${year}-${String(counter).padStart(6, "0")}`;
