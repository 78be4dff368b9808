import { create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { adjustmentInput, adjustmentQuery, adjustmentSchema } from "../contract.ts";
import { makeAdjustment } from "./commands.ts";
import { findAdjustment, listAdjustments } from "./queries.ts";

const operator = true;
const freshProof = true;

export const adjustmentResource: Resource = {
  name: "Adjustment",
  path: "adjustments",
  description: "Corrections of a balance by the operator. Cents.",
  schema: adjustmentSchema,
  operations: [
    list({
      summary: "All adjustments, newest first",
      operator,
      query: adjustmentQuery,
      handle: ({ reader, query }) => listAdjustments(reader, query),
    }),
    get({ summary: "One adjustment", operator, handle: ({ reader, id }) => findAdjustment(reader, id) }),
    create({
      summary: "Correct a balance; above the operator's limits another operator confirms it",
      operator,
      freshProof,
      input: adjustmentInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) =>
        readBack(await findAdjustment(tx, await makeAdjustment(tx, actor, input))),
    }),
  ],
};
