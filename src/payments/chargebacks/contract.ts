import { z } from "zod";
import { centsBetween, instant, linkIn, linkTo, shortText } from "#platform/contract/wire.ts";
import { topUpMaximumCents } from "../top-ups/contract.ts";
import { chargebackKinds, chargebackStatuses } from "./chargeback.ts";

/** Money of a top-up that went back to its payer. Cents. */
export const chargebackSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  topUp: linkTo("TopUp"),
  kind: z.enum(chargebackKinds),
  status: z.enum(chargebackStatuses),
  amountCents: z.int(),
  /** What of it the organization has still to pay. */
  owedCents: z.int(),
  /** What the provider calls it; null until it has answered. */
  reference: z.string().nullable(),
  /** Why an operator gives it back, or why the provider did not. */
  reason: z.string().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Chargeback = z.infer<typeof chargebackSchema>;

/** What an operator gives back of a top-up's payment. Cents. */
export const refundInput = z.strictObject({
  topUp: linkIn("top_ups"),
  amountCents: centsBetween(1, topUpMaximumCents),
  reason: shortText(300),
});

export const chargebackQuery = z.object({
  topUp: linkIn("top_ups").optional(),
  status: z.enum(chargebackStatuses).optional(),
});
