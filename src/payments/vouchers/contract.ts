import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { centsBetween, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { plainCode, redemptionOutcomes } from "./voucher.ts";

/** A gift of the operator: an amount for each of so many organizations, until its end. Cents. */
export const voucherSchema = z.object({
  id: z.string(),
  code: z.string(),
  amountCents: z.int(),
  endsAt: instant(),
  redemptionsMax: z.int(),
  redemptions: z.int(),
  createdAt: instant(),
});
export type Voucher = z.infer<typeof voucherSchema>;

const code = z
  .string()
  .transform(plainCode)
  .pipe(z.string().regex(/^[A-Z0-9]{6,24}$/, messages.wrongValue));

export const voucherInput = z.strictObject({
  /** 6 to 24 letters and digits; case, spaces and hyphens don't matter. */
  code,
  amountCents: centsBetween(1_00, 10_000_00),
  endsAt: instant(),
  redemptionsMax: z.int().min(1).max(100_000),
});

/** A try to redeem a code, with what became of it. */
export const voucherRedemptionSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  outcome: z.enum(redemptionOutcomes),
  message: z.string(),
  code: z.string(),
  amountCents: z.int(),
  endsAt: instant().nullable(),
  /** What was not spent by the end and went back; null before. */
  unspentCents: z.int().nullable(),
  createdAt: instant(),
});
export type VoucherRedemption = z.infer<typeof voucherRedemptionSchema>;

export const redemptionInput = z.strictObject({
  organization: linkIn("organizations"),
  code: z.string().trim().min(1).max(60),
});
export const redemptionQuery = z.object({ organization: linkIn("organizations").optional() });
