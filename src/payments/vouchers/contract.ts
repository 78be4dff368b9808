import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { messages } from "#platform/contract/messages.ts";
import { create, get, list, remove, resource } from "#platform/contract/resource.ts";
import { centsBetween, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { plainCode, redemptionOutcomes } from "./voucher.ts";

/** A gift of the operator: an amount for each of so many organizations, until its end. */
const voucherSchema = z.object({
  id: z.string(),
  code: z.string().describe("The code to be typed."),
  amountCents: z.int().describe("The amount for each organization, in cents."),
  endsAt: instant().describe("When unspent money goes back and the code ends."),
  redemptionsMax: z.int().describe("How many organizations may redeem it."),
  redemptions: z.int().describe("How many organizations have redeemed it."),
  createdAt: instant().describe("When it was made."),
});
export type Voucher = z.infer<typeof voucherSchema>;

const code = z
  .string()
  .transform(plainCode)
  .pipe(z.string().regex(/^[A-Z0-9]{6,24}$/, messages.wrongValue));

export const voucherInput = z.strictObject({
  code: code.describe("6 to 24 letters and digits; case, spaces and hyphens don't matter."),
  amountCents: centsBetween(1_00, 10_000_00).describe("The amount for each organization, in cents."),
  endsAt: instant().describe("When unspent money goes back and the code ends."),
  redemptionsMax: z.int().min(1).max(100_000).describe("How many organizations may redeem it."),
});

/** A try to redeem a code, with its outcome. */
const voucherRedemptionSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization that tried it."),
  organizationName: z.string().describe("Its name."),
  outcome: z.enum(redemptionOutcomes).describe("Whether it was redeemed, or why not."),
  message: z.string().describe("The outcome in words."),
  code: z.string().describe("The code that was tried."),
  amountCents: z.int().describe("The amount that came in, in cents."),
  endsAt: instant().nullable().describe("When the unspent part goes back; null where nothing came in."),
  unspentCents: z.int().nullable().describe("The unspent part that went back at the end, in cents; null before."),
  createdAt: instant().describe("When it was tried."),
});
export type VoucherRedemption = z.infer<typeof voucherRedemptionSchema>;

export const redemptionInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization whose balance it tops up."),
  code: z.string().trim().min(1).max(60).describe("The code as it was typed."),
});
const redemptionQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only redemptions of this organization."),
});

const operator = true;

const voucherList = list({
  summary: "All vouchers, newest first",
  description: "Closed ones and ended ones too.",
  operator,
  query: z.object({}),
});

export const voucherResource = resource({
  name: "Voucher",
  path: "vouchers",
  description:
    "Gifts of the operator: an amount for each of so many organizations, spent first, taken back at its end.",
  schema: voucherSchema,
  operations: {
    list: voucherList,
    export: listExport(voucherList, voucherSchema, {
      summary: "All vouchers as a file",
      fields: {
        code: "Code",
        amountCents: "Amount",
        redemptionsMax: "Redemptions at most",
        redemptions: "Redeemed",
        endsAt: "Ends",
        createdAt: "Made",
        id: "Id",
      },
    }),
    get: get({ summary: "One voucher", description: "With how often it was redeemed.", operator }),
    create: create({
      summary: "Make a voucher",
      description: "A large one waits for a second operator. Nothing moves until an organization redeems it.",
      operator,
      freshProof: true,
      input: voucherInput,
    }),
    remove: remove({
      summary: "Close a voucher: nobody redeems it any more",
      description: "Money that was redeemed stays until the voucher's end.",
      operator,
    }),
  },
});

const redemptionList = list({
  summary: "Redemptions of my organizations, newest first; all of them for an operator",
  description: "Successful ones only.",
  permission: "wallet.read",
  query: redemptionQuery,
});

export const voucherRedemptionResource = resource({
  name: "VoucherRedemption",
  path: "voucher_redemptions",
  description:
    "Vouchers that an organization redeemed. Trying a code answers with its outcome, also where it is not `redeemed`.",
  schema: voucherRedemptionSchema,
  operations: {
    list: redemptionList,
    export: listExport(redemptionList, voucherRedemptionSchema, {
      summary: "Redemptions of my organizations as a file",
      fields: {
        createdAt: "Redeemed",
        organizationName: "Organization",
        code: "Code",
        amountCents: "Amount",
        endsAt: "Ends",
        unspentCents: "Went back unspent",
        id: "Id",
      },
    }),
    get: get({
      summary: "One redemption",
      description: "The redemption with its unspent part, once it has ended.",
      permission: "wallet.read",
    }),
    create: create({
      summary: "Try a code",
      description:
        "Credits the voucher's amount to the organization where the code holds; `outcome` says so, or why not.",
      permission: "wallet.topUp",
      input: redemptionInput,
      movesMoney: true,
    }),
  },
});
