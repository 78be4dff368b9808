import type { z } from "zod";
import { orderResource } from "#orders/contract.ts";
import {
  action,
  create,
  get,
  list,
  type Operation,
  type Resource,
  readBack,
  type Writing,
} from "#platform/http/resource.ts";
import {
  addLineInput,
  bookInput,
  cartInput,
  cartQuery,
  cartSchema,
  dateLinesInput,
  editLineInput,
  removeLineInput,
} from "../contract.ts";
import { bookCart } from "./book-cart.ts";
import { addLine, changeLine, dateLines, openCart, removeLine } from "./commands.ts";
import { findCart, listCarts } from "./queries.ts";

/** A change of the cart; its answer is the whole cart with its totals. */
function change<Input extends z.ZodType>(
  name: string,
  summary: string,
  input: Input,
  make: (call: Writing<z.infer<Input>>) => Promise<void>,
): Operation {
  return action({
    path: `/{id}/${name}`,
    summary,
    permission: "cart.edit",
    input,
    handle: async (call) => {
      await make(call);
      return readBack(await findCart(call.tx, call.actor, call.id));
    },
  });
}

export const cartResource: Resource = {
  name: "Cart",
  path: "carts",
  description: "The cart of a campaign: booked as a whole, or not at all.",
  schema: cartSchema,
  operations: [
    list({
      summary: "Carts of the projects that I see",
      permission: "campaign.read",
      query: cartQuery,
      handle: ({ reader, actor, query }) => listCarts(reader, actor, query),
    }),
    get({
      summary: "One cart",
      permission: "campaign.read",
      handle: ({ reader, actor, id }) => findCart(reader, actor, id),
    }),
    create({
      summary: "The cart of a campaign, made when there is none",
      permission: "cart.edit",
      input: cartInput,
      handle: async ({ tx, actor, input }) =>
        readBack(await findCart(tx, actor, await openCart(tx, actor, input.campaign))),
    }),
    change("add", "Put a format into the cart", addLineInput, ({ tx, actor, id, input }) =>
      addLine(tx, actor, id, input),
    ),
    change("change", "Change a line", editLineInput, ({ tx, actor, id, input }) => changeLine(tx, actor, id, input)),
    change("date", "Give several lines one publish date", dateLinesInput, ({ tx, actor, id, input }) =>
      dateLines(tx, actor, id, input),
    ),
    change("remove", "Take a line out", removeLineInput, ({ tx, actor, id, input }) =>
      removeLine(tx, actor, id, input.line),
    ),
    action({
      path: "/{id}/book",
      summary: "Book the whole cart; answers the orders",
      permission: "cart.book",
      input: bookInput,
      movesMoney: true,
      answers: "collection",
      of: orderResource,
      status: 201,
      handle: async ({ tx, actor, id, input }) => {
        const items = await bookCart(tx, actor, id, input);
        return { items, totalItems: items.length };
      },
    }),
  ],
};
