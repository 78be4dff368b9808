import { get, list, type Resource } from "#platform/http/resource.ts";
import { orderImageQuery, orderImageSchema } from "../contract.ts";
import { findOrderImage, listOrderImages } from "./queries.ts";

export const orderImageResource: Resource = {
  name: "OrderImage",
  path: "order_images",
  description:
    "Where the images of an order's text, or of what its sides tell in a dispute, can be seen: texts name them as `/files/{id}`, which opens by a signed, short-lived address alone.",
  schema: orderImageSchema,
  operations: [
    list({
      summary: "The addresses of images that I may see",
      permission: "order.read",
      query: orderImageQuery,
      handle: ({ reader, actor, query }) => listOrderImages(reader, actor, query),
    }),
    get({
      summary: "The address of one image",
      permission: "order.read",
      handle: ({ reader, actor, id }) => findOrderImage(reader, actor, id),
    }),
  ],
};
