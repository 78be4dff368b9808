import { z } from "zod";
import { action, create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { chargebackQuery, chargebackSchema, refundInput } from "../contract.ts";
import { requestRefund, retryRefund } from "./commands.ts";
import { findChargeback, listChargebacks } from "./queries.ts";

const operator = true;
const freshProof = true;

export const chargebackResource: Resource = {
  name: "Chargeback",
  path: "chargebacks",
  description: "Money of a top-up that went back to its payer, by a refund or by the payer's bank. Cents.",
  schema: chargebackSchema,
  operations: [
    list({
      summary: "The chargebacks of my organizations, newest first; all of them for an operator",
      permission: "wallet.read",
      query: chargebackQuery,
      handle: ({ reader, actor, query }) => listChargebacks(reader, actor, query),
    }),
    get({
      summary: "One chargeback",
      permission: "wallet.read",
      handle: ({ reader, actor, id }) => findChargeback(reader, actor, id),
    }),
    create({
      summary: "Give a top-up's payment back to its payer, as far as it is not spent",
      operator,
      freshProof,
      input: refundInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) =>
        readBack(await findChargeback(tx, actor, await requestRefund(tx, actor, input))),
    }),
    action({
      path: "/{id}/retry",
      summary: "Ask the provider again for a refund that it has not confirmed",
      operator,
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await retryRefund(tx, actor, id);
        return readBack(await findChargeback(tx, actor, id));
      },
    }),
  ],
};
