import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
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
  /** What the provider calls it. */
  reference: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Chargeback = z.infer<typeof chargebackSchema>;

export const chargebackQuery = z.object({
  topUp: linkIn("top_ups").optional(),
  status: z.enum(chargebackStatuses).optional(),
});
