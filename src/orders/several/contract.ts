import { z } from "zod";
import { action, resource } from "#platform/contract/resource.ts";
import { linkIn, linkTo } from "#platform/contract/wire.ts";
import { orderEdit } from "../contract.ts";
import { seenOrder } from "../moves/move-input.ts";

export const severalMax = 50;

const ofSeveral = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(severalMax);

const moveSeveralInput = z.strictObject({
  orders: ofSeveral(z.strictObject({ order: linkIn("orders").describe("The order."), ...seenOrder })).describe(
    "The orders, 50 at most.",
  ),
});
export type MoveSeveralInput = z.output<typeof moveSeveralInput>;

const writeSeveralInput = z.strictObject({
  orders: ofSeveral(linkIn("orders")).describe("The orders, 50 at most."),
  title: orderEdit.shape.title.unwrap().describe("The text's title."),
  content: orderEdit.shape.content.unwrap().describe("The text as HTML; markup that is not allowed is taken out."),
  send: z.boolean().default(false).describe("Whether each order is also sent to its publisher."),
});
export type WriteSeveralInput = z.output<typeof writeSeveralInput>;

const orderOutcomeSchema = z.object({
  id: z.string().describe("The order's id."),
  order: linkTo("Order").describe("The order."),
  done: z.boolean().describe("Whether it was done."),
  code: z.string().nullable().describe("The code of the refusal; null if it was done."),
  message: z.string().nullable().describe("The refusal in words; null if it was done."),
});
export type OrderOutcome = z.infer<typeof orderOutcomeSchema>;

export const severalOrdersResource = resource({
  name: "OrderOutcome",
  path: "orders/several",
  description: "The outcome for each order when something was done to several at once.",
  schema: orderOutcomeSchema,
  operations: {
    approve: action({
      on: "collection",
      summary: "Approve several publications, each by itself; at most 50",
      description: "Completes each order and pays its publisher. A refused one says why and leaves the others alone.",
      scope: "approve",
      input: moveSeveralInput,
      movesMoney: true,
      answers: "collection",
    }),
    accept: action({
      on: "collection",
      summary: "Accept several orders, each by itself; at most 50",
      description: "Accepts each text, or each brief if the writing was booked. A refused one leaves the others alone.",
      scope: "orders",
      input: moveSeveralInput,
      answers: "collection",
    }),
    write: action({
      on: "collection",
      summary: "Write one text into several orders, each by itself; at most 50",
      description:
        "Saves title and text where they are yours to write; links get the kind that each order booked. With `send` each is sent too; one that can't be sent keeps the text and says why. A refused order leaves the others alone.",
      scope: "orders",
      input: writeSeveralInput,
      answers: "collection",
    }),
  },
});
