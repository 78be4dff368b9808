import { z } from "zod";
import { centsBetween, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
export const topUpMinimumCents = 1_000;

export const topUpMaximumCents = 100_000_000;

/** A top-up (R3.14); status is its transaction's. `checkoutUrl` leads to the provider while it is pending. */
export const topUpSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  amountCents: z.int(),
  status: z.int(),
  provider: z.string(),
  providerReference: z.string().nullable(),
  checkoutUrl: z.string().nullable(),
  failureReason: z.string().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});

export type TopUp = z.infer<typeof topUpSchema>;

export const topUpInput = z.strictObject({
  organization: linkIn("organizations"),
  amountCents: centsBetween(topUpMinimumCents, topUpMaximumCents),
});

export const topUpQuery = z.object({ organization: linkIn("organizations").optional() });
