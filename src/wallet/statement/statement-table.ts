import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";
import { postingKindNames } from "../posting-kinds.ts";
import type { Statement, StatementAccount, StatementLine } from "./contract.ts";

const texts = catalogue("wallet.statement.statementTable", {
  available: "Available",
  held: "Held",
  earnings: "Earnings",
  inTransit: "Leaving",
  wrongEntry: (entry: string | number) => `entry ${entry} does not follow from those before it`,
  wrongSum: "the stored balance is not their sum",
  allAgree: (checked: string) =>
    `All ${checked} ledger entries were added up again: every balance agrees, and no entry was changed.`,
  differ: (checked: string, part: string, where: string) =>
    `${checked} ledger entries were added up again, and they do not agree: on ${part}, ${where}. Tell the operator.`,
  dateUtc: "Date (UTC)",
  account: "Account",
  entry: "Entry",
  what: "What",
  order: "Order",
  amountUsd: "Amount in USD",
  balanceAfterUsd: "Balance after in USD",
  statement: "Statement",
  from: "From (UTC)",
  to: "To (UTC)",
  checked: "Checked",
  openingUsd: "Opening in USD",
  in: "In",
  out: "Out",
  closingUsd: "Closing in USD",
});

export const accountNames: Record<StatementAccount["account"], string> = {
  available: texts.available,
  held: texts.held,
  earnings: texts.earnings,
  payout_in_transit: texts.inTransit,
};

/** Accounts with entries in the period, and always the available one. */
export const shownAccounts = ({ accounts }: Statement): StatementAccount[] =>
  accounts.filter(
    ({ account, entries, openingCents, agrees, wrongEntry }) =>
      account === "available" || entries > 0 || openingCents !== 0 || !agrees || wrongEntry !== null,
  );

/** Verdict of re-adding the books (R10.4). */
export function verdictOf({ accounts, holds }: Statement): string {
  const checked = accounts.reduce((sum, { checkedEntries }) => sum + checkedEntries, 0).toLocaleString(locale);
  if (holds) return texts.allAgree(checked);
  const wrong = accounts.find(({ agrees, wrongEntry }) => !agrees || wrongEntry !== null);
  const where = wrong?.wrongEntry ? texts.wrongEntry(wrong.wrongEntry) : texts.wrongSum;
  return texts.differ(checked, accountNames[wrong?.account ?? "available"], where);
}

type Column = { heading: string; cell: (line: StatementLine) => Cell };

const columns: Column[] = [
  { heading: texts.dateUtc, cell: ({ at }) => at },
  { heading: texts.account, cell: ({ account }) => accountNames[account] },
  { heading: texts.entry, cell: ({ number }) => number },
  { heading: texts.what, cell: ({ kind }) => postingKindNames[kind] },
  { heading: texts.order, cell: ({ orderNumber }) => orderNumber },
  { heading: texts.amountUsd, cell: ({ amountCents }) => dollarsOf(amountCents) },
  { heading: texts.balanceAfterUsd, cell: ({ balanceAfterCents }) => dollarsOf(balanceAfterCents) },
];

export const lineHeadings: Cell[] = columns.map(({ heading }) => heading);
export const lineCells = (line: StatementLine): Cell[] => columns.map(({ cell }) => cell(line));

export function sheetHead(statement: Statement): Cell[][] {
  return [
    [texts.statement, statement.organizationName],
    [texts.from, statement.from],
    [texts.to, statement.to],
    [texts.checked, verdictOf(statement)],
    [],
    [texts.account, texts.openingUsd, texts.in, texts.out, texts.closingUsd],
    ...shownAccounts(statement).map(({ account, openingCents, inCents, outCents, closingCents }) => [
      accountNames[account],
      ...[openingCents, inCents, outCents, closingCents].map(dollarsOf),
    ]),
    [],
  ];
}
