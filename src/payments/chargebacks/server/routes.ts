import { get, list, type Resource } from "#platform/http/resource.ts";
import { chargebackQuery, chargebackSchema } from "../contract.ts";
import { findChargeback, listChargebacks } from "./queries.ts";

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
  ],
};
