import { z } from "zod";
import { action, get, list, type Resource } from "#platform/http/resource.ts";
import { personRecordQuery, personRecordSchema, suspendPersonInput } from "../contract.ts";
import { appoint, dismiss, reactivate, suspend } from "./commands.ts";
import { findPersonRecord, listPersonRecords } from "./queries.ts";

const operator = true;
const freshProof = true;

export const personRecordResource: Resource = {
  name: "PersonRecord",
  path: "person_records",
  description: "Every person as the operator sees them: where they work, and whether they are suspended.",
  schema: personRecordSchema,
  operations: [
    list({
      summary: "All people, newest first",
      operator,
      query: personRecordQuery,
      handle: ({ reader, query }) => listPersonRecords(reader, query),
    }),
    get({ summary: "One person", operator, handle: ({ reader, id }) => findPersonRecord(reader, id) }),
    action({
      path: "/{id}/suspend",
      summary: "Suspend them: their sessions end, their API tokens stop, and they can't sign in",
      operator,
      input: suspendPersonInput,
      handle: async ({ tx, actor, id, input }) => {
        await suspend(tx, actor, id, input.reason);
        return findPersonRecord(tx, id);
      },
    }),
    action({
      path: "/{id}/reactivate",
      summary: "End the suspension",
      operator,
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await reactivate(tx, actor, id);
        return findPersonRecord(tx, id);
      },
    }),
    action({
      path: "/{id}/appoint",
      summary: "Make them an operator; all operators are mailed",
      operator,
      freshProof,
      input: z.strictObject({}),
      handle: async ({ tx, actor: { userId }, id }) => {
        await appoint(tx, { by: "operator", userId }, id);
        return findPersonRecord(tx, id);
      },
    }),
    action({
      path: "/{id}/dismiss",
      summary: "End their rights as an operator; the last one stays",
      operator,
      freshProof,
      input: z.strictObject({}),
      handle: async ({ tx, actor: { userId }, id }) => {
        await dismiss(tx, { by: "operator", userId }, id);
        return findPersonRecord(tx, id);
      },
    }),
  ],
};
