import { serve } from "#platform/http/serve.ts";
import { orderRecordResource } from "../contract.ts";
import { findOrderRecord, listOrderRecords } from "./queries.ts";

export const orderRecordRoutes = serve(orderRecordResource, {
  list: ({ reader, query }) => listOrderRecords(reader, query),
  get: ({ reader, id }) => findOrderRecord(reader, id),
});
