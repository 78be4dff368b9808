import { z } from "zod";
import { identityStates } from "#identity/identity.ts";
import { centsBetween, instant, linkIn, linkTo, longText, shortText } from "#platform/contract/wire.ts";
import { isBic, isIban, plainIban } from "./payee.ts";
import { type WithdrawalMove, withdrawalMethods, withdrawalMoveNames } from "./withdrawal.ts";

/** A withdrawal (R3.14); status is its transaction's. The account is masked: nobody of the organization reads it again. Cents. */
export const withdrawalSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  amountCents: z.int(),
  /** Taken of the amount when it is paid. */
  feeCents: z.int(),
  status: z.int(),
  method: z.enum(withdrawalMethods),
  payeeHolder: z.string(),
  payeeAccount: z.string(),
  /** The sandbox's page that decides what becomes of it; null for what moves real money. */
  testPage: z.string().nullable(),
  /** It ended, and its money is still in the payee's account at the provider: for ten minutes and more. */
  waitsForRecall: z.boolean(),
  /** It waits so long after a new owner or payee; null where nothing holds it. */
  heldUntil: instant().nullable(),
  /** Why it failed or was returned. */
  reason: z.string().nullable(),
  /** What its reader may do with it. */
  moves: z.array(z.enum(withdrawalMoveNames as [WithdrawalMove, ...WithdrawalMove[]])),
  createdAt: instant(),
  sentAt: instant().nullable(),
  settledAt: instant().nullable(),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** Names go into payment files: a line of letters that banks take. */
const holder = shortText(70).regex(/^[\p{L}\p{N} .,'&/()+:?-]+$/u, "Use letters, digits and spaces");
export const payeeInput = z.strictObject({
  holder,
  iban: z.string().max(60).transform(plainIban).refine(isIban, "Check the IBAN: its digits don't add up"),
  bic: z
    .string()
    .trim()
    .toUpperCase()
    .refine((bic) => bic === "" || isBic(bic), "A BIC has 8 or 11 letters and digits")
    .default(""),
});

const amountCents = centsBetween(1, 1_000_000_000_00);

/** Without a payee a transfer goes to the account of the last one; a provider knows the account itself. */
export const withdrawalInput = z.strictObject({
  organization: linkIn("organizations"),
  amountCents,
  method: z.enum(withdrawalMethods).default("transfer"),
  payee: payeeInput.optional(),
});

const status = z.coerce.number().int().min(0).max(7);
export const withdrawalQuery = z.object({
  /** Only those whose money is still at the provider. */
  waitsForRecall: z.stringbool().optional(),
  organization: linkIn("organizations").optional(),
  status: z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(status).max(8).optional(),
    )
    .optional(),
});
export const withdrawalReasonInput = z.strictObject({ reason: shortText(500) });

/** The most that one payment file takes. */
const transfersMax = 500;
export const paymentFileQuery = z.strictObject({ format: z.enum(["pain", "csv"]).default("pain") });
export const paymentFileInput = z.strictObject({
  withdrawals: z.array(linkIn("withdrawals")).min(1).max(transfersMax),
  /** The operator's own account, from which the bank pays. */
  payer: payeeInput,
  /** Why payees are paid whose name is not the verified one; without it a file with one of them is refused. */
  otherPayees: longText(500).optional(),
});

/** What holds of an organization's withdrawals now, under its id. Cents. */
export const withdrawalTermsSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  minimumCents: z.int(),
  feeCents: z.int(),
  earningsCents: z.int(),
  lockedCents: z.int(),
  nextUnlockAt: instant().nullable(),
  withdrawableCents: z.int(),
  identityState: z.enum(identityStates),
  /** The account of the last withdrawal, masked. */
  lastPayee: z.object({ holder: z.string(), account: z.string() }).nullable(),
  /** The provider that can pay out, and whether it can pay this organization; null without one. */
  provider: z.object({ title: z.string(), canBePaid: z.boolean(), reason: z.string().nullable() }).nullable(),
  /** Why nothing is paid out at the moment; null while it is. */
  stoppedFor: z.string().nullable(),
});
export type WithdrawalTerms = z.infer<typeof withdrawalTermsSchema>;

/** Whether anything is paid out; there is one switch. */
export const payoutStopSchema = z.object({
  id: z.string(),
  stopped: z.boolean(),
  reason: z.string(),
  stoppedAt: instant().nullable(),
});
export type PayoutStop = z.infer<typeof payoutStopSchema>;
export const stopInput = z.strictObject({ reason: shortText(500) });
