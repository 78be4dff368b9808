import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { postingKindNames } from "../posting-kinds.ts";
import type { Statement, StatementAccount, StatementLine } from "./contract.ts";

export const accountNames: Record<StatementAccount["account"], string> = {
  available: "Available",
  held: "Held",
  earnings: "Earnings",
  payout_in_transit: "On the way out",
};

/** Accounts with entries in the period, and always the available one. */
export const shownAccounts = ({ accounts }: Statement): StatementAccount[] =>
  accounts.filter(
    ({ account, entries, openingCents, agrees, wrongEntry }) =>
      account === "available" || entries > 0 || openingCents !== 0 || !agrees || wrongEntry !== null,
  );

/** Verdict of re-adding the books (R10.4). */
export function verdictOf({ accounts, holds }: Statement): string {
  const checked = accounts.reduce((sum, { checkedEntries }) => sum + checkedEntries, 0).toLocaleString("en-US");
  if (holds)
    return `All ${checked} ledger entries were added up again: every balance agrees, and no entry was changed.`;
  const wrong = accounts.find(({ agrees, wrongEntry }) => !agrees || wrongEntry !== null);
  const where = wrong?.wrongEntry
    ? `entry ${wrong.wrongEntry} does not follow from those before it`
    : "the stored balance is not their sum";
  return `${checked} ledger entries were added up again, and they do not agree: on ${accountNames[wrong?.account ?? "available"]}, ${where}. Tell the operator.`;
}

type Column = { heading: string; cell: (line: StatementLine) => Cell };

const columns: Column[] = [
  { heading: "Date (UTC)", cell: ({ at }) => at },
  { heading: "Account", cell: ({ account }) => accountNames[account] },
  { heading: "Entry", cell: ({ number }) => number },
  { heading: "What", cell: ({ kind }) => postingKindNames[kind] },
  { heading: "Order", cell: ({ orderNumber }) => orderNumber },
  { heading: "Amount in USD", cell: ({ amountCents }) => dollarsOf(amountCents) },
  { heading: "Balance after in USD", cell: ({ balanceAfterCents }) => dollarsOf(balanceAfterCents) },
];

export const lineHeadings: Cell[] = columns.map(({ heading }) => heading);
export const lineCells = (line: StatementLine): Cell[] => columns.map(({ cell }) => cell(line));

export function sheetHead(statement: Statement): Cell[][] {
  return [
    ["Statement", statement.organizationName],
    ["From (UTC)", statement.from],
    ["To (UTC)", statement.to],
    ["Checked", verdictOf(statement)],
    [],
    ["Account", "Opening in USD", "In", "Out", "Closing in USD"],
    ...shownAccounts(statement).map(({ account, openingCents, inCents, outCents, closingCents }) => [
      accountNames[account],
      ...[openingCents, inCents, outCents, closingCents].map(dollarsOf),
    ]),
    [],
  ];
}
