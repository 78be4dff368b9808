import type { TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";
import { taxedAmount } from "../../taxes/tax.ts";
import type { Invoice, InvoiceParty } from "../contract.ts";
import { kindsOfInvoice } from "../invoice.ts";

const countries = new Intl.DisplayNames("en-US", { type: "region" });
const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A document as it is printed. */
export function printedInvoice(invoice: Invoice): TableDocument {
  const { kind, number, seller, buyer, issuedAt, suppliedAt, isReverseCharge } = invoice;
  const { name, isTaxed, says, about, credits } = kindsOfInvoice[kind];
  return {
    title: `${name} ${number}`,
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
    ...(isTaxed ? taxedTable(invoice) : plainTable(invoice)),
    notes: [
      ...(says ? [says] : []),
      ...(isReverseCharge ? ["Reverse charge: the tax is due from the recipient."] : []),
      settledInWords[about][credits ? "back" : "paid"],
    ],
    replacedNote: "A box stands for a letter that this PDF has no font for.",
  };
}

const settledInWords = {
  price: {
    paid: "The amount was paid from the balance. Nothing is due.",
    back: "The amount was returned to the balance.",
  },
  fee: { paid: "The amount was kept from the order's price. Nothing is due.", back: "The fee was given back." },
  earnings: {
    paid: "The amount was credited to the seller's earnings. Nothing is due.",
    back: "The amount was taken back from the seller's earnings.",
  },
} as const;

type Table = Pick<TableDocument, "columns" | "rows" | "sums">;

function taxedTable(invoice: Invoice): Table {
  const { description, discountCents, netCents, taxCents, grossCents, rateBasisPoints } = invoice;
  const rate = `${rateBasisPoints / 100}%`;
  const whole = taxedAmount(grossCents + discountCents, invoice);
  const line = (text: string, net: number, tax: number, gross: number) =>
    [text, formatCents(net), rate, formatCents(tax), formatCents(gross)].map(textCell);
  return {
    columns: [
      { heading: "Description", share: 46 },
      { heading: "Net", share: 18, align: "right" },
      { heading: "Tax rate", share: 14, align: "right" },
      { heading: "Tax", share: 18, align: "right" },
      { heading: "Amount", share: 20, align: "right" },
    ],
    rows: [
      line(description, whole.netCents, whole.taxCents, whole.grossCents),
      ...(discountCents > 0
        ? [line(discountName, netCents - whole.netCents, taxCents - whole.taxCents, -discountCents)]
        : []),
    ],
    sums: ["Total in USD", formatCents(netCents), "", formatCents(taxCents), formatCents(grossCents)].map(textCell),
  };
}

/** A receipt says nothing of tax, not even that it is zero. */
function plainTable({ description, discountCents, grossCents }: Invoice): Table {
  const lines = [
    [description, formatCents(grossCents + discountCents)],
    ...(discountCents > 0 ? [[discountName, formatCents(-discountCents)]] : []),
  ];
  return {
    columns: [
      { heading: "Description", share: 80 },
      { heading: "Amount", share: 20, align: "right" },
    ],
    rows: lines.map((cells) => cells.map(textCell)),
    sums: ["Total in USD", formatCents(grossCents)].map(textCell),
  };
}

const discountName = "Discount: voucher";

const textCell = (text: string) => ({ text });

const partyInWords = ({ name, address, country }: InvoiceParty): string =>
  [name, ...address.split("\n"), country && countries.of(country)]
    .map((line) => line?.trim())
    .filter(Boolean)
    .join(", ");

const taxIdOf = (name: string, { taxId }: InvoiceParty): [string, string][] => (taxId ? [[name, taxId]] : []);
