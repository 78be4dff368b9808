import { z } from "zod";
import { action, create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { formatCents } from "#platform/money/money.ts";
import { adjustedAloneMaxCents } from "../adjustment.ts";
import { adjustmentInput, adjustmentQuery, adjustmentSchema } from "../contract.ts";
import { approveAdjustment, declineAdjustment, proposeAdjustment } from "./commands.ts";
import { findAdjustment, listAdjustments } from "./queries.ts";

const operator = true;
const freshProof = true;
const noInput = z.strictObject({});

export const adjustmentResource: Resource = {
  name: "Adjustment",
  path: "adjustments",
  description: "Corrections of a balance by the operator; large ones wait for a second operator. Cents.",
  schema: adjustmentSchema,
  operations: [
    list({
      summary: "All adjustments, newest first",
      operator,
      query: adjustmentQuery,
      handle: ({ reader, actor, query }) => listAdjustments(reader, actor, query),
    }),
    get({ summary: "One adjustment", operator, handle: ({ reader, actor, id }) => findAdjustment(reader, actor, id) }),
    create({
      summary: `Correct a balance; above ${formatCents(adjustedAloneMaxCents)} another operator has to agree`,
      operator,
      freshProof,
      input: adjustmentInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) =>
        readBack(await findAdjustment(tx, actor, await proposeAdjustment(tx, actor, input))),
    }),
    action({
      path: "/{id}/approve",
      summary: "Agree to another operator's adjustment: it is posted",
      operator,
      freshProof,
      input: noInput,
      movesMoney: true,
      handle: async ({ tx, actor, id }) => {
        await approveAdjustment(tx, actor, id);
        return findAdjustment(tx, actor, id);
      },
    }),
    action({
      path: "/{id}/decline",
      summary: "Leave an adjustment undone",
      operator,
      input: noInput,
      handle: async ({ tx, actor, id }) => {
        await declineAdjustment(tx, actor, id);
        return findAdjustment(tx, actor, id);
      },
    }),
  ],
};
