import { z } from "zod";
import { instant, linkIn, linkTo, longText } from "#platform/contract/wire.ts";
import { adjustableAccounts, adjustmentMaxCents, adjustmentStates } from "./adjustment.ts";

/** A correction of a balance by the operator, with who made it and who agreed. Cents. */
export const adjustmentSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  account: z.enum(adjustableAccounts),
  /** What the account gains; below zero what it loses. */
  amountCents: z.int(),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  proposedByName: z.string(),
  /** The second operator of one of before; who confirms one today stands with the deed. */
  decidedByName: z.string().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

export const adjustmentQuery = z.object({
  organization: linkIn("organizations").optional(),
  state: z.enum(adjustmentStates).optional(),
});

export const adjustmentInput = z.strictObject({
  organization: linkIn("organizations"),
  account: z.enum(adjustableAccounts),
  amountCents: z
    .int()
    .min(-adjustmentMaxCents)
    .max(adjustmentMaxCents)
    .refine((cents) => cents !== 0, "Enter an amount other than zero"),
  reason: longText(500).min(1),
});
