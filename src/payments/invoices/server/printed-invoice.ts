import type { TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";
import type { Invoice, InvoiceParty } from "../contract.ts";
import { kindsOfInvoice } from "../invoice.ts";

const countries = new Intl.DisplayNames("en-US", { type: "region" });
const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** An invoice or credit note as it is printed. */
export function printedInvoice(invoice: Invoice): TableDocument {
  const { kind, number, seller, buyer, description, issuedAt, suppliedAt } = invoice;
  const { netCents, taxCents, grossCents, rateBasisPoints, isReverseCharge } = invoice;
  const rate = `${rateBasisPoints / 100}%`;
  return {
    title: `${kindsOfInvoice[kind].name} ${number}`,
    brand: seller.name,
    logo: null,
    isUpright: true,
    facts: [
      ["From", partyInWords(seller)],
      ["To", partyInWords(buyer)],
      ["Issued on", dayOf(issuedAt)],
      ["Supplied on", dayOf(suppliedAt)],
      ...taxIdOf("Seller's tax id", seller),
      ...taxIdOf("Buyer's tax id", buyer),
    ],
    columns: [
      { heading: "Description", share: 46 },
      { heading: "Net", share: 18, align: "right" },
      { heading: "Tax rate", share: 14, align: "right" },
      { heading: "Tax", share: 18, align: "right" },
      { heading: "Amount", share: 20, align: "right" },
    ],
    rows: [[description, formatCents(netCents), rate, formatCents(taxCents), formatCents(grossCents)].map(textCell)],
    sums: ["Total in USD", formatCents(netCents), "", formatCents(taxCents), formatCents(grossCents)].map(textCell),
    notes: [
      ...(isReverseCharge ? ["Reverse charge: the tax is due from the recipient."] : []),
      kindsOfInvoice[kind].credits
        ? "The amount was returned to the balance."
        : "The amount was paid from the balance. Nothing is due.",
    ],
    replacedNote: "A box stands for a letter that this PDF has no font for.",
  };
}

const textCell = (text: string) => ({ text });

const partyInWords = ({ name, address, country }: InvoiceParty): string =>
  [name, ...address.split("\n"), country && countries.of(country)]
    .map((line) => line?.trim())
    .filter(Boolean)
    .join(", ");

const taxIdOf = (name: string, { taxId }: InvoiceParty): [string, string][] => (taxId ? [[name, taxId]] : []);
