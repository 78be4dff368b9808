import { z } from "zod";
import { organizationKinds } from "#accounts/organizations/organization.ts";
import { instant, longText } from "#platform/contract/wire.ts";

/** An organization as the operator sees it: who it is, what it holds and what it has under way. Cents. */
export const organizationRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(organizationKinds),
  /** 0 Active, 1 Pending, 2 Suspended, 3 Closed. */
  status: z.int(),
  suspendedReason: z.string().nullable(),
  members: z.int(),
  /** Orders on either side that are not settled. */
  openOrders: z.int(),
  availableCents: z.int(),
  heldCents: z.int(),
  earningsCents: z.int(),
  payoutInTransitCents: z.int(),
  /** Of the earnings: what vouchers paid and is locked, and until when; null where some of it stays locked. */
  voucherLockedCents: z.int(),
  voucherUnlockAt: instant().nullable(),
  createdAt: instant(),
});
export type OrganizationRecord = z.infer<typeof organizationRecordSchema>;

export const organizationRecordQuery = z.object({
  /** A part of the name. */
  search: z.string().max(100).optional(),
  status: z.coerce.number().int().min(0).max(3).optional(),
});

export const suspendInput = z.strictObject({ reason: longText(2_000).min(1) });
