import { action, create, get, list, type Operation, type Resource, readBack } from "#platform/http/resource.ts";
import { ofOrderQuery } from "../../of-order.ts";
import { extraAnswer, orderExtraInput, orderExtraSchema } from "../contract.ts";
import { type ExtraMove, extraMoveNamed, extraMoveNames, extraPathOf, extraPermissions } from "../order-extra.ts";
import { makeExtraMove, proposeExtra } from "./commands.ts";
import { findExtra, listExtras } from "./queries.ts";

/** A move as an operation, in the table's words; what Byline alone does has none. */
function moveOperation(name: ExtraMove): Operation[] {
  const { by, input, texts } = extraMoveNamed(name);
  if (by.every((maker) => maker === "system")) return [];
  const isOperators = by.includes("operator");
  const side = by.includes("publisher") && !by.includes("client") ? "publisher" : "client";
  return [
    action({
      path: `/{id}/${extraPathOf(name)}`,
      summary: texts.label,
      permission: isOperators ? undefined : extraPermissions[side],
      operator: isOperators,
      freshProof: isOperators,
      input: input ?? extraAnswer,
      movesMoney: true,
      handle: async ({ tx, actor, id, input }) => {
        await makeExtraMove(tx, actor, id, name, input);
        return readBack(await findExtra(tx, actor, id));
      },
    }),
  ];
}

export const orderExtraResource: Resource = {
  name: "OrderExtra",
  path: "order_extras",
  description:
    "An extra that two sides agree on for one order: one of the publisher's while it is open, a change or a removal after publication.",
  schema: orderExtraSchema,
  operations: [
    list({
      summary: "The extras of my orders, oldest first",
      permission: "order.read",
      query: ofOrderQuery,
      handle: ({ reader, actor, query }) => listExtras(reader, actor, query),
    }),
    get({
      summary: "One extra",
      permission: "order.read",
      handle: ({ reader, actor, id }) => findExtra(reader, actor, id),
    }),
    create({
      summary: "Propose an extra; an advertiser's is held at once",
      permission: extraPermissions.publisher,
      input: orderExtraInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) =>
        readBack(await findExtra(tx, actor, await proposeExtra(tx, actor, input))),
    }),
    ...extraMoveNames.flatMap(moveOperation),
  ],
};
