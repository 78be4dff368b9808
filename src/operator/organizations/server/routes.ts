import { z } from "zod";
import { action, get, list, type Resource } from "#platform/http/resource.ts";
import { organizationRecordQuery, organizationRecordSchema, suspendInput } from "../contract.ts";
import { reactivate, suspend } from "./commands.ts";
import { findOrganizationRecord, listOrganizationRecords } from "./queries.ts";

const operator = true;

export const organizationRecordResource: Resource = {
  name: "OrganizationRecord",
  path: "organization_records",
  description: "Every organization as the operator sees it: status, money and what is under way. Cents.",
  schema: organizationRecordSchema,
  operations: [
    list({
      summary: "All organizations, newest first",
      operator,
      query: organizationRecordQuery,
      handle: ({ reader, query }) => listOrganizationRecords(reader, query),
    }),
    get({ summary: "One organization", operator, handle: ({ reader, id }) => findOrganizationRecord(reader, id) }),
    action({
      path: "/{id}/suspend",
      summary: "Suspend it: it begins nothing new and takes no money out; open orders go on",
      operator,
      input: suspendInput,
      handle: async ({ tx, actor, id, input }) => {
        await suspend(tx, actor, id, input.reason);
        return findOrganizationRecord(tx, id);
      },
    }),
    action({
      path: "/{id}/reactivate",
      summary: "End its suspension",
      operator,
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await reactivate(tx, actor, id);
        return findOrganizationRecord(tx, id);
      },
    }),
  ],
};
