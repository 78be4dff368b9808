import type { TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";

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

const dayOf = (instant: Date): string => instant.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A receipt to print and to keep. It is no invoice: purchases from the balance are invoiced when they are completed. */
export function printedReceipt(receipt: Receipt): TableDocument {
  const { title, seller, organizationName, reference, method, paidAt, amountCents, takenBackCents } = receipt;
  const lines = [
    ["Balance top-up", formatCents(amountCents)],
    ...(takenBackCents > 0 ? [["Returned to the payer", formatCents(-takenBackCents)]] : []),
  ];
  return {
    title: "Receipt",
    brand: seller.name || title,
    logo: null,
    isUpright: true,
    facts: [
      ["From", [seller.name || title, ...seller.address.split("\n")].filter(Boolean).join(", ")],
      ...(seller.taxId ? [["Tax id", seller.taxId] as [string, string]] : []),
      ["Received from", organizationName],
      ["Paid on", dayOf(paidAt)],
      ["Payment method", method],
      ["Reference", reference],
    ],
    columns: [
      { heading: "Description", share: 70 },
      { heading: "Amount in USD", share: 30, align: "right" },
    ],
    rows: lines.map((line) => line.map(textCell)),
    sums: ["Total", formatCents(amountCents - takenBackCents)].map(textCell),
    notes: [
      "This is a receipt of a payment into a balance, and no invoice. Publications are invoiced when they are completed.",
    ],
    replacedNote: "A box stands for a letter that this PDF has no font for.",
  };
}

const textCell = (text = "") => ({ text });
