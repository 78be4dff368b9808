import { z } from "zod";
import { create, get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkTo } from "#platform/contract/wire.ts";
import { accountKinds } from "./books.ts";

/** Bound on the listed differences; `problemCount` has no bound. */
export const namedProblemsMax = 100;

/** A run of `verify-ledger`, scheduled or requested (R10.4). */
const booksCheckSchema = z.object({
  id: z.string(),
  state: z.enum(["running", "balanced", "differs"]).describe("Whether it still runs, and its result."),
  postings: z.int().describe("Postings that it read."),
  entries: z.int().describe("Entries that it re-added."),
  accounts: z.int().describe("Accounts that it compared."),
  sumCents: z.int().describe("The sum of all entries, in cents: zero, or money came from nowhere."),
  problemCount: z.int().describe("Differences that it found."),
  problems: z.array(z.string()).describe("The first differences, in the order of the books."),
  createdAt: instant().describe("When it began."),
  endedAt: instant().nullable().describe("When it ended; null while it runs."),
});
export type BooksCheck = z.infer<typeof booksCheckSchema>;

const ledgerAccountSchema = z.object({
  id: z.string(),
  kind: z.enum(accountKinds).describe("The kind of account."),
  organization: linkTo("Organization").nullable().describe("Its organization; null for Byline's own."),
  organizationName: z.string().nullable().describe("That organization's name."),
  balanceCents: z.int().describe("The sum of its entries, in cents."),
  lastEntryAt: instant().nullable().describe("When money last moved on it; null when it never did."),
});
export type LedgerAccount = z.infer<typeof ledgerAccountSchema>;

const ledgerAccountQuery = z.object({
  kind: z.enum(accountKinds).optional().describe("Only accounts of this kind."),
  search: z.string().max(100).optional().describe("A part of the organization's name."),
});

/** Bound on the listed differences, newest first; the counts have no bound. */
export const namedDifferencesMax = 50;

/** All accounts of one kind, in cents. */
const trialBalanceLine = z.object({
  kind: z.enum(accountKinds).describe("The kind of account."),
  isOfByline: z.boolean().describe("One of Byline's own accounts."),
  accounts: z.int().describe("Accounts of this kind."),
  balanceCents: z.int().describe("Their balances together, in cents."),
});
export type TrialBalanceLine = z.infer<typeof trialBalanceLine>;

/** A provider's event without a posting or record. */
const unmatchedEvent = z.object({
  id: z.string(),
  provider: z.string().describe("The payment provider."),
  kind: z.string().describe("The kind of event, as the provider names it."),
  reference: z.string().describe("The provider's reference."),
  amountCents: z.int().nullable().describe("The event's amount, in cents; null for one without."),
  postedCents: z.int().nullable().describe("Cents that its posting moved at the provider; null without a posting."),
  isWaiting: z.boolean().describe("It waits for a record that Byline does not have yet."),
  createdAt: instant().describe("When it came."),
});
export type UnmatchedEventItem = z.infer<typeof unmatchedEvent>;

/** A posting at a provider without an event; in cents. */
const unmatchedPosting = z.object({
  id: z.string(),
  key: z.string().describe("The posting's key."),
  clearingCents: z.int().describe("Cents that it moved at the provider."),
  createdAt: instant().describe("When it was posted."),
});
export type UnmatchedPostingItem = z.infer<typeof unmatchedPosting>;

/** The trial balance sums to zero, and providers agree with the books (R10.4). */
const booksSchema = z.object({
  id: z.string().describe("There is one item."),
  trialBalance: z.array(trialBalanceLine).describe("A line for each kind of account; together they are zero."),
  unmatchedEventCount: z.int().describe("Events of providers without a matching posting."),
  unmatchedEvents: z.array(unmatchedEvent).describe("The newest of them."),
  unmatchedPostingCount: z.int().describe("Postings at a provider without a matching event."),
  unmatchedPostings: z.array(unmatchedPosting).describe("The newest of them."),
});
export type Books = z.infer<typeof booksSchema>;

const operator = true;

export const booksResource = resource({
  name: "Books",
  path: "books",
  description:
    "The books as they stand now: the trial balance, and differences between payment providers and books. Cents.",
  schema: booksSchema,
  operations: {
    get: get({
      summary: "The books of now",
      description: "Counts name all differences, the lists the newest fifty.",
      operator,
    }),
  },
});

export const booksCheckResource = resource({
  name: "BooksCheck",
  path: "books_checks",
  description: "A run of `verify-ledger`: every entry of the books re-added, with the differences it found.",
  schema: booksCheckSchema,
  operations: {
    list: list({
      summary: "The checks of the books, newest first",
      description: "By the clock or asked for.",
      operator,
      query: z.object({}),
    }),
    get: get({ summary: "One check", description: "Ask again until it has ended.", operator }),
    create: create({
      summary: "Check the books now; a check that waits to begin is answered to all who ask",
      description: "Reads the whole ledger beside the running work. A difference stops all payouts.",
      operator,
      input: z.strictObject({}),
    }),
  },
});

export const ledgerAccountResource = resource({
  name: "LedgerAccount",
  path: "ledger_accounts",
  description: "Every account of the books with the sum of its entries. Cents.",
  schema: ledgerAccountSchema,
  operations: {
    list: list({
      summary: "All accounts, Byline's own first, then by their balances",
      description: "Of all organizations, or those whose name has the words.",
      operator,
      query: ledgerAccountQuery,
    }),
    get: get({ summary: "One account", description: "As the list shows it.", operator }),
  },
});
