import { z } from "zod";
import { day, instant, linkTo } from "#platform/contract/wire.ts";
import { organizationAccounts } from "../posting.ts";
import { type PostingKind, postingKindNames } from "../posting-kinds.ts";

const account = z.enum(organizationAccounts);

/** One ledger entry. `number` counts the entries of its account, without gaps. */
const statementLineSchema = z.object({
  id: z.string(),
  at: instant(),
  account,
  number: z.int(),
  kind: z.enum(Object.keys(postingKindNames) as [PostingKind, ...PostingKind[]]),
  order: linkTo("Order").nullable(),
  orderNumber: z.string().nullable(),
  amountCents: z.int(),
  balanceAfterCents: z.int(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** An account in a period: `opening + in + out = closing`, with `outCents` negative. All of it is re-added from single entries. */
const statementAccountSchema = z.object({
  account,
  openingCents: z.int(),
  inCents: z.int(),
  outCents: z.int(),
  closingCents: z.int(),
  /** Entries in the period. */
  entries: z.int(),
  /** Entries since the account was opened, each of which was re-added. */
  checkedEntries: z.int(),
  /** The first entry that does not follow from those before it: its running balance, number or hash; null when all do. */
  wrongEntry: z.int().nullable(),
  /** The stored balance is the sum of the entries, and the last entry is the one that the account knows. */
  agrees: z.boolean(),
});
export type StatementAccount = z.infer<typeof statementAccountSchema>;

/** A statement of an organization's money, days of UTC, both included (R10.4). */
export const statementSchema = z.object({
  /** The organization's. */
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  from: day(),
  to: day(),
  writtenAt: instant(),
  accounts: z.array(statementAccountSchema),
  /** Every account agrees, and every entry follows. */
  holds: z.boolean(),
  lineCount: z.int(),
  /** A page of the period's entries, oldest first. */
  lines: z.array(statementLineSchema),
});
export type Statement = z.infer<typeof statementSchema>;

export const linesOnPage = 50;

/** A period; by default this month. */
export const statementQuery = z.object({
  from: day().optional(),
  to: day().optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const statementFileQuery = statementQuery.extend({ format: z.enum(["csv", "xlsx", "pdf"]).default("csv") });
