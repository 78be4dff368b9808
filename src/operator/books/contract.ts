import { z } from "zod";
import { instant, linkTo } from "#platform/contract/wire.ts";
import { houseAccounts, organizationAccounts } from "#wallet/posting.ts";

/** How many differences a check names; `problemCount` says how many it found. */
export const namedProblemsMax = 100;

/** A run of `verify-ledger`, by the clock or asked for (R10.4). */
export const booksCheckSchema = z.object({
  id: z.string(),
  state: z.enum(["running", "balanced", "differs"]),
  postings: z.int(),
  entries: z.int(),
  accounts: z.int(),
  /** Of all entries together: zero, or money came from nowhere. */
  sumCents: z.int(),
  problemCount: z.int(),
  /** The first ones, in the order of the books. */
  problems: z.array(z.string()),
  createdAt: instant(),
  endedAt: instant().nullable(),
});
export type BooksCheck = z.infer<typeof booksCheckSchema>;

export const accountKinds = [...organizationAccounts, ...houseAccounts] as const;
export type AccountKind = (typeof accountKinds)[number];

/** An account of the books with what its entries sum to. Cents. */
export const ledgerAccountSchema = z.object({
  id: z.string(),
  kind: z.enum(accountKinds),
  /** Null for Byline's own. */
  organization: linkTo("Organization").nullable(),
  organizationName: z.string().nullable(),
  balanceCents: z.int(),
  /** When money last moved on it; null when it never did. */
  lastEntryAt: instant().nullable(),
});
export type LedgerAccount = z.infer<typeof ledgerAccountSchema>;

export const ledgerAccountQuery = z.object({
  kind: z.enum(accountKinds).optional(),
  /** A part of the organization's name. */
  search: z.string().max(100).optional(),
});

/** An installation has one set of books; as an item of the API it bears this id. */
export const booksId = "00000000-0000-4000-8000-000000000002";

/** How many differences between providers and books are named, newest first; the counts say how many there are. */
export const namedDifferencesMax = 50;

/** All accounts of one kind together. Cents. */
const trialBalanceLine = z.object({
  kind: z.enum(accountKinds),
  isOfByline: z.boolean(),
  accounts: z.int(),
  balanceCents: z.int(),
});
export type TrialBalanceLine = z.infer<typeof trialBalanceLine>;

/** An event of a provider that the books don't follow, or that waits for what Byline does not know. Cents. */
const unmatchedEvent = z.object({
  id: z.string(),
  provider: z.string(),
  kind: z.string(),
  reference: z.string(),
  amountCents: z.int().nullable(),
  /** What its posting moved at the provider; null without one. */
  postedCents: z.int().nullable(),
  isWaiting: z.boolean(),
  createdAt: instant(),
});
export type UnmatchedEventItem = z.infer<typeof unmatchedEvent>;

/** A posting that moved money at a provider which no event tells of. Cents. */
const unmatchedPosting = z.object({
  id: z.string(),
  key: z.string(),
  clearingCents: z.int(),
  createdAt: instant(),
});
export type UnmatchedPostingItem = z.infer<typeof unmatchedPosting>;

/** How the books stand now: the lines of the trial balance sum to zero, and providers tell what the books tell (R10.4). */
export const booksSchema = z.object({
  id: z.string(),
  trialBalance: z.array(trialBalanceLine),
  unmatchedEventCount: z.int(),
  unmatchedEvents: z.array(unmatchedEvent),
  unmatchedPostingCount: z.int(),
  unmatchedPostings: z.array(unmatchedPosting),
});
export type Books = z.infer<typeof booksSchema>;
