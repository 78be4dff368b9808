import type { PrintedCell, PrintedColumn, TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { postingKindNames } from "../../posting-kinds.ts";
import type { Statement, StatementLine } from "../contract.ts";
import { accountNames, shownAccounts, verdictOf } from "../statement-table.ts";

const texts = catalogue("wallet.statement.server.printedStatement", {
  dateUtc: "Date (UTC)",
  account: "Account",
  entry: "Entry",
  what: "What",
  order: "Order",
  amount: "Amount",
  balanceAfter: "Balance after",
  title: (organizationName: string) => `Statement of ${organizationName}`,
  periodUtc: "Period (UTC)",
  to: (from: string, to: string) => `${from} to ${to}`,
  writtenUtc: "Written (UTC)",
  openingClosing: (account: string) => `${account}, opening and closing`,
  replaced: "A box replaces each letter that this PDF has no font for. The XLSX has the whole text.",
});

type Column = PrintedColumn & { cell: (line: StatementLine) => PrintedCell };

const columns: Column[] = [
  { heading: texts.dateUtc, share: 18, cell: ({ at }) => ({ text: at.slice(0, 19).replace("T", " ") }) },
  { heading: texts.account, share: 14, cell: ({ account }) => ({ text: accountNames[account] }) },
  { heading: texts.entry, share: 8, cell: ({ number }) => ({ text: String(number) }) },
  { heading: texts.what, share: 26, cell: ({ kind }) => ({ text: postingKindNames[kind] }) },
  { heading: texts.order, share: 14, cell: ({ orderNumber }) => ({ text: orderNumber ?? "" }) },
  { heading: texts.amount, share: 14, align: "right", cell: ({ amountCents }) => ({ text: formatCents(amountCents) }) },
  {
    heading: texts.balanceAfter,
    share: 14,
    align: "right",
    cell: ({ balanceAfterCents }) => ({ text: formatCents(balanceAfterCents) }),
  },
];

/** `title` is the installation's. */
export function printedStatement(statement: Statement, title: string): TableDocument {
  return {
    title: texts.title(statement.organizationName),
    brand: title,
    logo: null,
    facts: [
      [texts.periodUtc, texts.to(statement.from, statement.to)],
      [texts.writtenUtc, statement.writtenAt.slice(0, 16).replace("T", " ")],
      ...shownAccounts(statement).map(({ account, openingCents, closingCents }): [string, string] => [
        texts.openingClosing(accountNames[account]),
        texts.to(formatCents(openingCents), formatCents(closingCents)),
      ]),
    ],
    columns: columns.map(({ heading, share, align }) => ({ heading, share, ...(align ? { align } : {}) })),
    rows: statement.lines.map((line) => columns.map(({ cell }) => cell(line))),
    sums: null,
    notes: [verdictOf(statement)],
    replacedNote: texts.replaced,
  };
}
