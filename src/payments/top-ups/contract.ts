import { z } from "zod";
import { centsBetween, instant, linkIn, linkTo, shortText } from "#platform/contract/wire.ts";
export const topUpMinimumCents = 1_000;

export const topUpMaximumCents = 100_000_000;

/** How a top-up may be paid: on the page of the installation's provider, or by a bank transfer that the operator matches. */
export const topUpMethods = ["provider", "transfer"] as const;
export type TopUpMethod = (typeof topUpMethods)[number];

/** What a top-up by bank transfer has for a provider. */
export const transferProvider = "transfer";

/** A top-up (R3.14); status is its transaction's. `checkoutUrl` leads to the provider while it is pending. */
export const topUpSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  amountCents: z.int(),
  status: z.int(),
  /** Charged by Byline from a saved card, because the balance ran low. */
  automatic: z.boolean(),
  provider: z.string(),
  providerReference: z.string().nullable(),
  checkoutUrl: z.string().nullable(),
  failureReason: z.string().nullable(),
  /** Where a bank transfer goes, while it is awaited. */
  bankDetails: z.string().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});

export type TopUp = z.infer<typeof topUpSchema>;

export const topUpInput = z.strictObject({
  organization: linkIn("organizations"),
  amountCents: centsBetween(topUpMinimumCents, topUpMaximumCents),
  method: z.enum(topUpMethods).default("provider"),
});

/** `awaited`, `received` and `rejected` are of bank transfers. */
export const transferStates = ["awaited", "received", "rejected"] as const;
export type TransferState = (typeof transferStates)[number];

/** Of a provider's payments: those that came in, and those that an operator gives back and the provider has not confirmed. */
export const paymentStates = ["paid", "refunding"] as const;
export type PaymentState = (typeof paymentStates)[number];

export const topUpQuery = z.object({
  organization: linkIn("organizations").optional(),
  transfers: z.enum(transferStates).optional(),
  payments: z.enum(paymentStates).optional(),
  /** A part of the reference or of the organization's name. */
  search: z.string().trim().max(80).optional(),
});

/** What arrived at the bank. Cents. */
export const receiveInput = z.strictObject({
  amountCents: centsBetween(1, topUpMaximumCents),
  /** Credit it though another amount was announced. */
  acceptsDifference: z.boolean().default(false),
});

export const rejectInput = z.strictObject({ reason: shortText(300) });
