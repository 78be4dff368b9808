import type { PrintedCell, PrintedColumn, TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";
import { postingKindNames } from "../../posting-kinds.ts";
import type { Statement, StatementLine } from "../contract.ts";
import { accountNames, shownAccounts, verdictOf } from "../statement-table.ts";

type Column = PrintedColumn & { cell: (line: StatementLine) => PrintedCell };

const columns: Column[] = [
  { heading: "Date (UTC)", share: 18, cell: ({ at }) => ({ text: at.slice(0, 19).replace("T", " ") }) },
  { heading: "Account", share: 14, cell: ({ account }) => ({ text: accountNames[account] }) },
  { heading: "Entry", share: 8, cell: ({ number }) => ({ text: String(number) }) },
  { heading: "What", share: 26, cell: ({ kind }) => ({ text: postingKindNames[kind] }) },
  { heading: "Order", share: 14, cell: ({ orderNumber }) => ({ text: orderNumber ?? "" }) },
  { heading: "Amount", share: 14, align: "right", cell: ({ amountCents }) => ({ text: formatCents(amountCents) }) },
  {
    heading: "Balance after",
    share: 14,
    align: "right",
    cell: ({ balanceAfterCents }) => ({ text: formatCents(balanceAfterCents) }),
  },
];

/** `title` is the installation's. */
export function printedStatement(statement: Statement, title: string): TableDocument {
  return {
    title: `Statement of ${statement.organizationName}`,
    brand: title,
    logo: null,
    facts: [
      ["Period (UTC)", `${statement.from} to ${statement.to}`],
      ["Written (UTC)", statement.writtenAt.slice(0, 16).replace("T", " ")],
      ...shownAccounts(statement).map(({ account, openingCents, closingCents }): [string, string] => [
        `${accountNames[account]}, opening and closing`,
        `${formatCents(openingCents)} to ${formatCents(closingCents)}`,
      ]),
    ],
    columns: columns.map(({ heading, share, align }) => ({ heading, share, ...(align ? { align } : {}) })),
    rows: statement.lines.map((line) => columns.map(({ cell }) => cell(line))),
    sums: null,
    notes: [verdictOf(statement)],
    replacedNote: "A box stands for a letter that this PDF has no font for. The XLSX has the whole text.",
  };
}
