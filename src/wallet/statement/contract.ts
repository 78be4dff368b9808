import { z } from "zod";
import { pdfType, tableFileTypes } from "#platform/contract/file-types.ts";
import { pageInQuery } from "#platform/contract/page-query.ts";
import { file, get, resource } from "#platform/contract/resource.ts";
import { day, instant, linkTo } from "#platform/contract/wire.ts";
import { organizationAccounts } from "../posting.ts";
import { type PostingKind, postingKindNames } from "../posting-kinds.ts";

const account = z.enum(organizationAccounts);

const statementLineSchema = z.object({
  id: z.string().describe("The ledger's own number of the entry."),
  at: instant().describe("When it was posted."),
  account: account.describe("The account that it moved."),
  number: z.int().describe("Counts the entries of its account, without gaps."),
  kind: z.enum(Object.keys(postingKindNames) as [PostingKind, ...PostingKind[]]).describe("The kind of posting."),
  order: linkTo("Order").nullable().describe("The order behind it."),
  orderNumber: z.string().nullable().describe("That order's number."),
  amountCents: z.int().describe("Cents; negative where they left the account."),
  balanceAfterCents: z.int().describe("The account's balance after it, in cents."),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** `opening + in + out = closing`, with `outCents` negative; summed from single entries. */
const statementAccountSchema = z.object({
  account: account.describe("The account."),
  openingCents: z.int().describe("The balance before the period, in cents."),
  inCents: z.int().describe("Cents that came in."),
  outCents: z.int().describe("Cents that left; negative."),
  closingCents: z.int().describe("The balance after the period, in cents."),
  entries: z.int().describe("Entries in the period."),
  checkedEntries: z.int().describe("Entries since the account was opened, each of which was re-added."),
  wrongEntry: z
    .int()
    .nullable()
    .describe("The first entry whose balance, number or hash does not follow from the one before; null when all do."),
  agrees: z
    .boolean()
    .describe("The stored balance is the sum of the entries, and the last entry is the one that the account knows."),
});
export type StatementAccount = z.infer<typeof statementAccountSchema>;

/** Days of UTC, both included (R10.4). */
const statementSchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The organization whose money it is."),
  organizationName: z.string().describe("Its name."),
  from: day().describe("The first day of the period, UTC."),
  to: day().describe("The last day of the period, UTC."),
  writtenAt: instant().describe("When the statement was written."),
  accounts: z.array(statementAccountSchema).describe("The organization's accounts in the period."),
  holds: z.boolean().describe("Every account agrees, and every entry follows."),
  lineCount: z.int().describe("Entries in the period."),
  lines: z.array(statementLineSchema).describe("A page of the period's entries, oldest first."),
});
export type Statement = z.infer<typeof statementSchema>;

export const linesOnPage = 50;

/** Defaults to this month. */
const statementQuery = z.object({
  from: day().optional().describe("The first day, UTC; the first of this month where it is not said."),
  to: day().optional().describe("The last day, UTC; today where it is not said."),
  page: pageInQuery.default(1).describe("The page of lines, counted from 1."),
});

export const statementResource = resource({
  name: "Statement",
  path: "statements",
  description:
    "Movements on an organization's accounts in a period, under the organization's id. Every ledger entry is re-added, and the statement says whether all balances agree.",
  schema: statementSchema,
  operations: {
    get: get({
      fromReplica: true,
      summary: "The statement of an organization for a period: of my own, or of any for an operator",
      description: "Opening and closing balances with a page of fifty entries. Operators may read any organization's.",
      permission: "wallet.read",
      scope: "reports",
      query: statementQuery,
    }),
    file: file({
      fromReplica: true,
      summary: "An organization's statement for a period as a file",
      description:
        "CSV holds the entries alone; a sheet and a PDF begin with the accounts. A PDF takes 1,500 entries at most.",
      permission: "wallet.read",
      scope: "reports",
      query: statementQuery.extend({
        format: z.enum(["csv", "xlsx", "pdf"]).default("csv").describe("The format of the file."),
      }),
      files: [pdfType, ...tableFileTypes],
    }),
  },
});
