import { action, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { agreedPriceQuery, agreedPriceSchema, endPriceInput } from "../contract.ts";
import { endAgreedPrice } from "./commands.ts";
import { findAgreedPrice, listAgreedPrices } from "./queries.ts";

export const agreedPriceResource: Resource = {
  name: "AgreedPrice",
  path: "agreed_prices",
  description:
    "What one organization pays for a format by an accepted offer, until it ends. It bears the id of the offer and its order.",
  schema: agreedPriceSchema,
  operations: [
    list({
      summary: "The agreed prices that my organizations pay or are paid",
      permission: "offer.read",
      query: agreedPriceQuery,
      handle: ({ reader, actor, query }) => listAgreedPrices(reader, actor, query),
    }),
    get({
      summary: "One agreed price, while it is in force",
      permission: "offer.read",
      handle: ({ reader, actor, id }) => findAgreedPrice(reader, actor, id),
    }),
    action({
      path: "/{id}/end",
      summary: "End a price of a format of mine after the days of notice; booked orders keep it",
      permission: "offer.answer",
      input: endPriceInput,
      handle: async ({ tx, actor, id, input }) => {
        await endAgreedPrice(tx, actor, id, input);
        return readBack(await findAgreedPrice(tx, actor, id));
      },
    }),
  ],
};
