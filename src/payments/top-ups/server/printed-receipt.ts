import type { TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { longDayInWords } from "#platform/words/day-words.ts";

const texts = catalogue("payments.topUps.server.printedReceipt", {
  balanceTopUp: "Balance top-up",
  returned: "Returned to the payer",
  receipt: "Receipt",
  from: "From",
  taxId: "Tax id",
  received: "Received from",
  paid: "Paid on",
  paymentMethod: "Payment method",
  reference: "Reference",
  description: "Description",
  amountUsd: "Amount in USD",
  total: "Total",
  noInvoice:
    "This is a receipt of a payment into a balance, and no invoice. Publications are invoiced when they are completed.",
  replaced: "A box replaces each letter that this PDF has no font for.",
});

/** `seller` runs the installation. Cents. */
export type Receipt = {
  title: string;
  seller: { name: string; address: string; taxId: string };
  organizationName: string;
  reference: string;
  method: string;
  paidAt: Date;
  amountCents: number;
  takenBackCents: number;
};

/** A receipt to print and to keep. It is no invoice: purchases from the balance are invoiced when they are completed. */
export function printedReceipt(receipt: Receipt): TableDocument {
  const { title, seller, organizationName, reference, method, paidAt, amountCents, takenBackCents } = receipt;
  const lines = [
    [texts.balanceTopUp, formatCents(amountCents)],
    ...(takenBackCents > 0 ? [[texts.returned, formatCents(-takenBackCents)]] : []),
  ];
  return {
    title: texts.receipt,
    brand: seller.name || title,
    logo: null,
    isUpright: true,
    facts: [
      [texts.from, [seller.name || title, ...seller.address.split("\n")].filter(Boolean).join(", ")],
      ...(seller.taxId ? [[texts.taxId, seller.taxId] as [string, string]] : []),
      [texts.received, organizationName],
      [texts.paid, longDayInWords(paidAt)],
      [texts.paymentMethod, method],
      [texts.reference, reference],
    ],
    columns: [
      { heading: texts.description, share: 70 },
      { heading: texts.amountUsd, share: 30, align: "right" },
    ],
    rows: lines.map((line) => line.map(textCell)),
    sums: [texts.total, formatCents(amountCents - takenBackCents)].map(textCell),
    notes: [texts.noInvoice],
    replacedNote: texts.replaced,
  };
}

const textCell = (text = "") => ({ text });
