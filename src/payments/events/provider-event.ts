import { z } from "zod";
import { chargeProblems } from "../auto-top-ups/auto-top-up.ts";

/** The way of the money at the provider: it comes in, goes out, or stays where it is. */
type ClearingMove = "in" | "out" | "none";

/** Everything that a provider may tell. A payment has a reference of its own, which refunds and disputes name. */
export const providerEventKinds = {
  checkoutPaid: { clearing: "in" },
  /** The payer has done all they can; the money is on its way, as with a direct debit. */
  checkoutProcessing: { clearing: "none" },
  checkoutDeclined: { clearing: "none" },
  /** The payer left the page, or it expired. */
  checkoutLeft: { clearing: "none" },
  /** A card was saved that may be charged later. */
  cardSaved: { clearing: "none" },
  cardSetupLeft: { clearing: "none" },
  /** A saved card did not pay. */
  chargeDeclined: { clearing: "none" },
  paymentRefunded: { clearing: "out" },
  /** A refund did not reach the payer: its money is back. */
  refundFailed: { clearing: "in" },
  /** The payer's bank takes the money back until it has decided. */
  paymentDisputed: { clearing: "out" },
  disputeWon: { clearing: "in" },
  disputeLost: { clearing: "none" },
  payoutPaid: { clearing: "out" },
  payoutFailed: { clearing: "none" },
  payoutCanceled: { clearing: "none" },
  payeeUpdated: { clearing: "none" },
  identityVerified: { clearing: "none" },
  identityNeedsInput: { clearing: "none" },
} as const satisfies Record<string, { clearing: ClearingMove }>;

export type ProviderEventKind = keyof typeof providerEventKinds;
export const providerEventKindNames = Object.keys(providerEventKinds) as ProviderEventKind[];

/** Every event has its own id at the provider, and its subject in the provider's terms and Byline's. */
const about = {
  id: z.string().min(1).max(255),
  /** The provider's name of the checkout, payment, payout, payee or session. */
  reference: z.string().min(1).max(255),
  /** The id of the row for which Byline asked the provider, where the provider repeats it. */
  intentId: z.uuid().nullable(),
};
const amountCents = z.int().positive();
const reason = z.string().max(500).nullable();

/** A refund or a dispute of a payment; `reference` is the payment's. */
const reversal = { ...about, reversalReference: z.string().min(1).max(255), amountCents };

/** An event as a provider's part of Byline hands it on. Amounts are cents. */
export const providerEventSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("checkoutPaid"), ...about, amountCents, paymentReference: z.string().max(255) }),
  z.strictObject({ kind: z.literal("checkoutProcessing"), ...about }),
  z.strictObject({ kind: z.literal("checkoutDeclined"), ...about }),
  z.strictObject({ kind: z.literal("checkoutLeft"), ...about }),
  z.strictObject({ kind: z.literal("cardSaved"), ...about }),
  z.strictObject({ kind: z.literal("cardSetupLeft"), ...about }),
  z.strictObject({ kind: z.literal("chargeDeclined"), ...about, problem: z.enum(chargeProblems) }),
  z.strictObject({ kind: z.literal("paymentRefunded"), ...reversal }),
  z.strictObject({ kind: z.literal("refundFailed"), ...reversal }),
  z.strictObject({ kind: z.literal("paymentDisputed"), ...reversal }),
  z.strictObject({ kind: z.literal("disputeWon"), ...reversal }),
  z.strictObject({ kind: z.literal("disputeLost"), ...reversal }),
  z.strictObject({ kind: z.literal("payoutPaid"), ...about, amountCents }),
  z.strictObject({ kind: z.literal("payoutFailed"), ...about, amountCents, reason }),
  z.strictObject({ kind: z.literal("payoutCanceled"), ...about, amountCents }),
  /** `at` is the moment of the change: older reports than the known one change nothing. */
  z.strictObject({
    kind: z.literal("payeeUpdated"),
    ...about,
    canBePaid: z.boolean(),
    reason,
    at: z.iso.datetime(),
    /** The same for the same bank account in every organization. */
    accountKey: z.string().max(255).nullish(),
  }),
  /** `isAsTold`: the person is the one who was told. Otherwise the provider says whom it verified when it is asked. */
  z.strictObject({ kind: z.literal("identityVerified"), ...about, isAsTold: z.boolean().optional() }),
  z.strictObject({ kind: z.literal("identityNeedsInput"), ...about, reason }),
]);
export type ProviderEvent = z.infer<typeof providerEventSchema>;
export type ProviderEventOf<Kind extends ProviderEventKind> = Extract<ProviderEvent, { kind: Kind }>;

/**
 * `applied`: it changed something. `ignored`: it was late, or repeats known facts. `waiting`: its subject is unknown (yet); it is
 * tried again with the next event about the same.
 */
export const providerEventOutcomes = ["applied", "ignored", "waiting"] as const;
export type ProviderEventOutcome = (typeof providerEventOutcomes)[number];
