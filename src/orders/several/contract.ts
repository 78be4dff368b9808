import { z } from "zod";
import { linkIn, linkTo } from "#platform/contract/wire.ts";
import { orderEdit } from "../contract.ts";
import { seenOrder } from "../moves/move-input.ts";

/** What is done to several orders at once is done to so many at most. */
export const severalMax = 50;

const ofSeveral = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(severalMax);

/** Each order with what its maker saw of it. */
export const moveSeveralInput = z.strictObject({
  orders: ofSeveral(z.strictObject({ order: linkIn("orders"), ...seenOrder })),
});

/** One text for several orders. */
export const writeSeveralInput = z.strictObject({
  orders: ofSeveral(linkIn("orders")),
  title: orderEdit.shape.title.unwrap(),
  content: orderEdit.shape.content.unwrap(),
});

/** What became of one order of several; it bears the order's id. `message` says why nothing did. */
export const orderOutcomeSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  done: z.boolean(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type OrderOutcome = z.infer<typeof orderOutcomeSchema>;
