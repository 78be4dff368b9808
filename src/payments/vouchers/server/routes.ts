import { z } from "zod";
import { create, get, list, type Resource, readBack, remove } from "#platform/http/resource.ts";
import { redemptionInput, redemptionQuery, voucherInput, voucherRedemptionSchema, voucherSchema } from "../contract.ts";
import { closeVoucher, createVoucher, tryCode } from "./commands.ts";
import { findRedemption, findVoucher, listRedemptions, listVouchers } from "./queries.ts";

const operator = true;

export const voucherResource: Resource = {
  name: "Voucher",
  path: "vouchers",
  description:
    "Gifts of the operator: an amount for each of so many organizations, spent first, taken back at its end.",
  schema: voucherSchema,
  operations: [
    list({
      summary: "All vouchers, newest first",
      operator,
      query: z.object({}),
      handle: ({ reader, query }) => listVouchers(reader, query),
    }),
    get({ summary: "One voucher", operator, handle: ({ reader, id }) => findVoucher(reader, id) }),
    create({
      summary: "Make a voucher",
      operator,
      input: voucherInput,
      handle: async ({ tx, actor, input }) => readBack(await findVoucher(tx, await createVoucher(tx, actor, input))),
    }),
    remove({
      summary: "Close a voucher: nobody redeems it any more",
      operator,
      handle: ({ tx, actor, id }) => closeVoucher(tx, actor, id),
    }),
  ],
};

export const voucherRedemptionResource: Resource = {
  name: "VoucherRedemption",
  path: "voucher_redemptions",
  description:
    "Vouchers that an organization redeemed. Trying a code answers with its outcome, also where it is not `redeemed`.",
  schema: voucherRedemptionSchema,
  operations: [
    list({
      summary: "What my organizations redeemed, newest first",
      permission: "wallet.read",
      query: redemptionQuery,
      handle: ({ reader, actor, query }) => listRedemptions(reader, actor, query),
    }),
    get({
      summary: "One redemption",
      permission: "wallet.read",
      handle: ({ reader, actor, id }) => findRedemption(reader, actor, id),
    }),
    create({
      summary: "Try a code",
      permission: "wallet.topUp",
      input: redemptionInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) =>
        readBack(await findRedemption(tx, actor, await tryCode(tx, actor, input))),
    }),
  ],
};
