import { z } from "zod";
import { overBudget } from "#campaigns/over-budget.ts";
import { tradeSides } from "#events/trade-side.ts";
import { create, get, list, resource } from "#platform/contract/resource.ts";
import {
  amount,
  centsBetween,
  instant,
  linkIn,
  linkTo,
  longText,
  shortText,
  showsAmounts,
  spoken,
} from "#platform/contract/wire.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { ofOrderQuery } from "../parts/of-order.ts";
import { extraMoveInputs } from "./moves/extra-move-input.ts";
import {
  extraMoves,
  extraMovesOfPeople,
  extraPermissions,
  orderExtraKinds,
  orderExtraStatuses,
} from "./order-extra.ts";

const side = z.enum(tradeSides);

const orderExtraSchema = z.object({
  id: z.string(),
  order: linkTo("Order").describe("The order that it is for."),
  kind: z
    .enum(orderExtraKinds)
    .describe(
      "A `custom` one is a part of the order; a `change` or `removal` follows publication and is paid by itself.",
    ),
  showsAmounts: showsAmounts(),
  name: spoken().describe("Its name, in the proposer's words."),
  note: spoken().describe("Words to the other side; may be empty."),
  priceCents: amount().describe("The price in cents."),
  feeCents: amount().describe("The service fee within the price, in cents."),
  earningsCents: amount().describe("The publisher's earnings within the price, in cents."),
  proposedBy: side.describe("The side that proposed it."),
  status: z.enum(orderExtraStatuses).describe("Where it stands; an `open` one waits for an answer."),
  reason: spoken().nullable().describe("Why it was declined, or the part that is missing; null for none."),
  dispute: z
    .object({ toldBy: z.array(side).describe("The sides that told their story.") })
    .nullable()
    .describe("The dispute about its result; null for none."),
  deadlineAt: instant().nullable().describe("When its status ends by itself; null for never."),
  missingCents: amount().describe(
    "Cents that accepting it needs beyond the balance; null for the publisher and once it is answered.",
  ),
  moves: z.array(z.enum(extraMovesOfPeople)).describe("The moves that you may make now."),
  createdAt: instant().describe("When it was proposed."),
  updatedAt: instant().describe("When it last changed."),
});
export type OrderExtra = z.infer<typeof orderExtraSchema>;

/** A proposal; an advertiser's is held at once. */
export const orderExtraInput = z.strictObject({
  order: linkIn("orders").describe("The order that it is for."),
  kind: z
    .enum(orderExtraKinds)
    .describe("`custom` while the order is open, `change` or `removal` once it is completed."),
  name: shortText(80).describe("Its name."),
  priceCents: centsBetween(100, 100_000_000).describe("The price in cents."),
  note: longText(2_000).default("").describe("Words to the other side."),
  overBudget: overBudget(),
});
export type OrderExtraInput = z.infer<typeof orderExtraInput>;

export const orderExtraResource = resource({
  name: "OrderExtra",
  path: "order_extras",
  description:
    "An extra that two sides agree on for one order: one of the publisher's while it is open, a change or a removal after publication.",
  schema: orderExtraSchema,
  operations: {
    list: list({
      summary: "The extras of my orders, oldest first",
      description: "All extras of one order in any status; both sides read the same.",
      permission: "order.read",
      query: ofOrderQuery,
    }),
    get: get({
      summary: "One extra",
      description: "The extra with the moves that you may make now.",
      permission: "order.read",
    }),
    create: create({
      summary: "Propose an extra; an advertiser's is held at once",
      description:
        "Asks the other side. A custom extra is the publisher's to propose; changes and removals are either side's. An advertiser's price is held at once.",
      permission: extraPermissions.publisher,
      input: orderExtraInput,
      movesMoney: true,
    }),
    ...movesAsOperations(extraMoves, extraMoveInputs, { movesMoney: () => true }),
  },
});
