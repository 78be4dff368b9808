import type { TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";
import { formatBasisPoints } from "#platform/money/percent.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";
import { longDayInWords } from "#platform/words/day-words.ts";
import { taxedAmount } from "../../taxes/tax.ts";
import type { Invoice, InvoiceParty } from "../contract.ts";
import { kindsOfInvoice } from "../invoice.ts";

const texts = catalogue("payments.invoices.server.printedInvoice", {
  from: "From",
  to: "To",
  issued: "Issued on",
  supplied: "Supplied on",
  sellersTaxId: "Seller's tax id",
  buyersTaxId: "Buyer's tax id",
  reverseCharge: "Reverse charge: the tax is due from the recipient.",
  replaced: "A box replaces each letter that this PDF has no font for.",
  pricePaid: "The amount was paid from the balance. Nothing is due.",
  priceBack: "The amount was returned to the balance.",
  feeKept: "The amount was kept from the order's price. Nothing is due.",
  feeBack: "The fee was given back.",
  earningsPaid: "The amount was credited to the seller's earnings. Nothing is due.",
  earningsBack: "The amount was taken back from the seller's earnings.",
  description: "Description",
  net: "Net",
  taxRate: "Tax rate",
  tax: "Tax",
  amount: "Amount",
  totalUsd: "Total in USD",
});

const countries = new Intl.DisplayNames(locale, { type: "region" });

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
      [texts.from, partyInWords(seller)],
      [texts.to, partyInWords(buyer)],
      [texts.issued, longDayInWords(issuedAt)],
      [texts.supplied, longDayInWords(suppliedAt)],
      ...taxIdOf(texts.sellersTaxId, seller),
      ...taxIdOf(texts.buyersTaxId, buyer),
    ],
    ...(isTaxed ? taxedTable(invoice) : plainTable(invoice)),
    notes: [
      ...(says ? [says] : []),
      ...(isReverseCharge ? [texts.reverseCharge] : []),
      settledInWords[about][credits ? "back" : "paid"],
    ],
    replacedNote: texts.replaced,
  };
}

const settledInWords = {
  price: {
    paid: texts.pricePaid,
    back: texts.priceBack,
  },
  fee: { paid: texts.feeKept, back: texts.feeBack },
  earnings: {
    paid: texts.earningsPaid,
    back: texts.earningsBack,
  },
} as const;

type Table = Pick<TableDocument, "columns" | "rows" | "sums">;

function taxedTable(invoice: Invoice): Table {
  const { description, discountCents, netCents, taxCents, grossCents, rateBasisPoints } = invoice;
  const rate = formatBasisPoints(rateBasisPoints);
  const whole = discountCents > 0 ? taxedAmount(grossCents + discountCents, invoice) : invoice;
  const line = (text: string, net: number, tax: number, gross: number) =>
    [text, formatCents(net), rate, formatCents(tax), formatCents(gross)].map(textCell);
  return {
    columns: [
      { heading: texts.description, share: 46 },
      { heading: texts.net, share: 18, align: "right" },
      { heading: texts.taxRate, share: 14, align: "right" },
      { heading: texts.tax, share: 18, align: "right" },
      { heading: texts.amount, share: 20, align: "right" },
    ],
    rows: [
      line(description, whole.netCents, whole.taxCents, whole.grossCents),
      ...(discountCents > 0
        ? [line(discountName, netCents - whole.netCents, taxCents - whole.taxCents, -discountCents)]
        : []),
    ],
    sums: [texts.totalUsd, formatCents(netCents), "", formatCents(taxCents), formatCents(grossCents)].map(textCell),
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
      { heading: texts.description, share: 80 },
      { heading: texts.amount, share: 20, align: "right" },
    ],
    rows: lines.map((cells) => cells.map(textCell)),
    sums: [texts.totalUsd, formatCents(grossCents)].map(textCell),
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
