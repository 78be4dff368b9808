import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { organizationRecordResource } from "../contract.ts";
import { reactivateOrganizationByOperator, suspendOrganizationByOperator } from "./commands.ts";
import { findOrganizationRecord, listOrganizationRecords } from "./queries.ts";

export const organizationRecordRoutes = serve(organizationRecordResource, {
  list: ({ reader, query }) => listOrganizationRecords(reader, query),
  get: ({ reader, id }) => findOrganizationRecord(reader, id),
  suspend: async ({ tx, actor, id, input }) => {
    await suspendOrganizationByOperator(tx, actor, id, input.reason);
    return readBack(await findOrganizationRecord(tx, id));
  },
  reactivate: async ({ tx, actor, id }) => {
    await reactivateOrganizationByOperator(tx, actor, id);
    return readBack(await findOrganizationRecord(tx, id));
  },
});
