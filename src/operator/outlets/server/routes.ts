import { serve } from "#platform/http/serve.ts";
import { outletRecordResource } from "../contract.ts";
import { findOutletRecord, listOutletRecords } from "./queries.ts";

export const outletRecordRoutes = serve(outletRecordResource, {
  list: ({ reader, query }) => listOutletRecords(reader, query),
  get: ({ reader, id }) => findOutletRecord(reader, id),
});
