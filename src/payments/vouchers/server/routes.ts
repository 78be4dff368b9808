import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { voucherRedemptionResource, voucherResource } from "../contract.ts";
import { closeVoucher, createVoucher, tryCode } from "./commands.ts";
import { findRedemption, findVoucher, listRedemptions, listVouchers } from "./queries.ts";

export const voucherRoutes = serve(voucherResource, {
  list: ({ reader, query }) => listVouchers(reader, query),
  get: ({ reader, id }) => findVoucher(reader, id),
  create: async ({ tx, actor, input }) => readBack(await findVoucher(tx, await createVoucher(tx, actor, input))),
  remove: ({ tx, actor, id }) => closeVoucher(tx, actor, id),
});

export const voucherRedemptionRoutes = serve(voucherRedemptionResource, {
  list: ({ reader, actor, query }) => listRedemptions(reader, actor, query),
  get: ({ reader, actor, id }) => findRedemption(reader, actor, id),
  create: async ({ tx, actor, input }) => readBack(await findRedemption(tx, actor, await tryCode(tx, actor, input))),
});
