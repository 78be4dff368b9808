import { z } from "zod";
import { get, list, resource } from "#platform/contract/resource.ts";
import { severalOf } from "#platform/contract/wire.ts";

const orderImageSchema = z.object({
  id: z.string(),
  address: z.string().describe("The signed address, below the installation's own; ends within two hours."),
});
export type OrderImage = z.infer<typeof orderImageSchema>;

const orderImageQuery = z.object({
  image: severalOf(z.uuid()).describe("Only these images by their ids, fifty at most, which are all answered at once."),
});

export const orderImageResource = resource({
  name: "OrderImage",
  path: "order_images",
  description:
    "Where the images of an order's text, or of a story in its dispute, can be seen: texts name them as `/files/{id}`, which opens by a signed, short-lived address alone.",
  schema: orderImageSchema,
  operations: {
    list: list({
      summary: "The addresses of images that I may see",
      description: "Images of your orders, newest first. Named images may also be your own that no text shows yet.",
      permission: "order.read",
      query: orderImageQuery,
    }),
    get: get({
      summary: "The address of one image",
      description: "A new signed address each time.",
      permission: "order.read",
    }),
  },
});
