import { z } from "zod";
import { day, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { organizationAccounts } from "./posting.ts";
import { type TransactionSubject, transactionSubjects } from "./transaction.ts";

const type = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);

/** A link for each subject that a transaction can have; at most one is not null. */
const subjectLinks = Object.fromEntries(
  Object.entries(transactionSubjects).map(([name, { className }]) => [name, linkTo(className).nullable()]),
) as Record<TransactionSubject, z.ZodNullable<z.ZodString>>;

/** A transaction (R3.13); type and status are the numbers of R4.1 and R4.2, amounts in cents. */
export const transactionSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  type: z.int(),
  status: z.int(),
  amountCents: z.int(),
  /** A refund that this organization gave, instead of getting it: from its earnings, of a voucher that ended, or an adjustment. */
  isGivenBack: z.boolean(),
  /** The account that `balanceAfterCents` is of. */
  balanceAccount: z.enum(["available", "earnings"]),
  balanceAfterCents: z.int().nullable(),
  order: linkTo("Order").nullable(),
  orderNumber: z.string().nullable(),
  /** The outlet of the order. */
  media: linkTo("Media").nullable(),
  /** The offer that the money was held for. */
  offer: linkTo("Offer").nullable(),
  ...subjectLinks,
  /** What the payment provider calls the payment or the payout; null where none took part, or has not answered yet. */
  providerReference: z.string().nullable(),
  /** The entries of the ledger that moved the organization's own money, in the order in which they were posted; none until it moves. */
  entries: z.array(
    z.object({
      /** The ledger's own number of the entry. */
      entry: z.int(),
      account: z.enum(organizationAccounts),
      amountCents: z.int(),
      balanceAfterCents: z.int(),
    }),
  ),
  description: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Transaction = z.infer<typeof transactionSchema>;

const numbers = z.preprocess(
  (value) => (value === undefined ? undefined : (Array.isArray(value) ? value : [value]).map(Number)),
  z.array(type).max(8).optional(),
);
export const transactionQuery = z.object({
  organization: linkIn("organizations").optional(),
  type: numbers,
  status: numbers,
  /** Days of UTC, both included. */
  from: day().optional(),
  to: day().optional(),
  campaign: linkIn("campaigns").optional(),
  order: linkIn("orders").optional(),
  /** As people write it: `Q26110039`. */
  orderNumber: z.string().trim().toUpperCase().max(20).optional(),
});

/** The balances of an organization, in cents. */
export const walletSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  availableCents: z.int(),
  heldCents: z.int(),
  earningsCents: z.int(),
  payoutInTransitCents: z.int(),
  /** What it still has to give back: of refunds that its earnings did not cover, or of its own payments that were taken back. */
  owedCents: z.int(),
  /** Of the earnings: from orders completed a short while ago, and from those with an open claim or dispute. */
  lockedCents: z.int(),
  /** When the next part of them unlocks by itself; null where nothing does. */
  nextUnlockAt: instant().nullable(),
  /** Of what is locked: the part that vouchers paid. */
  voucherLockedCents: z.int(),
  /** When the last of it unlocks; null where some of it stays locked. */
  voucherUnlockAt: instant().nullable(),
  withdrawableCents: z.int(),
  /** What accepted orders will bring once they are approved, after the service fee. */
  expectedCents: z.int(),
});
export type Wallet = z.infer<typeof walletSchema>;
