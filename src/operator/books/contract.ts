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

/** All accounts of one kind together; the lines of the trial balance sum to zero. Cents. */
export const trialBalanceSchema = z.object({
  id: z.enum(accountKinds),
  isOfByline: z.boolean(),
  accounts: z.int(),
  balanceCents: z.int(),
});
export type TrialBalanceLine = z.infer<typeof trialBalanceSchema>;
