import { z } from "zod";
import { action, create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { deedInput, deedQuery, deedSchema } from "../contract.ts";
import { confirmDeed, type DeedPerformers, declineDeed, proposeDeed } from "./commands.ts";
import { findDeed, listDeeds } from "./queries.ts";

const operator = true;
const noInput = z.strictObject({});

/** What each deed does is handed in: it belongs to the modules whose money it moves. */
export const deedResource = (performers: DeedPerformers): Resource => ({
  name: "OperatorDeed",
  path: "operator_deeds",
  description: "What goes beyond what one operator does alone, and waits for a second one. Cents.",
  schema: deedSchema,
  operations: [
    list({
      summary: "What waits for a second operator, or was decided by one, newest first",
      operator,
      query: deedQuery,
      handle: ({ reader, actor, query }) => listDeeds(reader, actor, query),
    }),
    get({ summary: "One of them", operator, handle: ({ reader, actor, id }) => findDeed(reader, actor, id) }),
    create({
      summary: "Ask another operator to confirm a call that was refused with `second_operator`",
      operator,
      freshProof: true,
      input: deedInput,
      handle: async ({ tx, actor, input }) =>
        readBack(await findDeed(tx, actor, await proposeDeed(tx, actor, input, performers[input.deed]))),
    }),
    action({
      path: "/{id}/confirm",
      summary: "Confirm what another operator asked for: it is done",
      operator,
      freshProof: true,
      input: noInput,
      movesMoney: true,
      handle: async ({ tx, actor, id }) => {
        await confirmDeed(tx, actor, id, performers);
        return findDeed(tx, actor, id);
      },
    }),
    action({
      path: "/{id}/decline",
      summary: "Leave it undone, or take back what you asked for",
      operator,
      input: noInput,
      handle: async ({ tx, actor, id }) => {
        await declineDeed(tx, actor, id);
        return findDeed(tx, actor, id);
      },
    }),
  ],
});
