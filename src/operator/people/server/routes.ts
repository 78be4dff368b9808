import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { personRecordResource } from "../contract.ts";
import { appoint, dismiss, reactivatePersonByOperator, suspendPersonByOperator } from "./commands.ts";
import { findPersonRecord, listPersonRecords } from "./queries.ts";

export const personRecordRoutes = serve(personRecordResource, {
  list: ({ reader, query }) => listPersonRecords(reader, query),
  get: ({ reader, id }) => findPersonRecord(reader, id),
  suspend: async ({ tx, actor, id, input }) => {
    await suspendPersonByOperator(tx, actor, id, input.reason);
    return readBack(await findPersonRecord(tx, id));
  },
  reactivate: async ({ tx, actor, id }) => {
    await reactivatePersonByOperator(tx, actor, id);
    return readBack(await findPersonRecord(tx, id));
  },
  appoint: async ({ tx, actor: { userId }, id }) => {
    await appoint(tx, { by: "operator", userId }, id);
    return readBack(await findPersonRecord(tx, id));
  },
  dismiss: async ({ tx, actor: { userId }, id }) => {
    await dismiss(tx, { by: "operator", userId }, id);
    return readBack(await findPersonRecord(tx, id));
  },
});
