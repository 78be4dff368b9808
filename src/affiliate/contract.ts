import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { commissionStatuses } from "./commission.ts";

/** What an organization's affiliate link brought, under the organization's id. Cents. */
export const affiliateSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  /** The link's code; null before it is made. */
  code: z.string().nullable(),
  visits: z.int(),
  visitsLastMonth: z.int(),
  signUps: z.int(),
  waitingCents: z.int(),
  paidCents: z.int(),
  /** The terms, as they are now. */
  percent: z.int(),
  lockDays: z.int(),
  months: z.int(),
});
export type Affiliate = z.infer<typeof affiliateSchema>;
export const affiliateInput = z.strictObject({ organization: linkIn("organizations") });

/** A share of the service fee of one order by somebody whom an affiliate brought; it says nothing of who that is. */
export const commissionSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  status: z.enum(commissionStatuses),
  amountCents: z.int(),
  takenBackCents: z.int(),
  /** When it is paid, unless the order is refunded before. */
  dueAt: instant(),
  paidAt: instant().nullable(),
  createdAt: instant(),
});
export type Commission = z.infer<typeof commissionSchema>;
export const commissionQuery = z.object({ organization: linkIn("organizations").optional() });
