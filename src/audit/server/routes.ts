import { serve } from "#platform/http/serve.ts";
import { auditEventResource } from "../contract.ts";
import { findAuditEvent, listAuditEvents } from "./queries.ts";

export const auditEventRoutes = serve(auditEventResource, {
  list: ({ reader, query }) => listAuditEvents(reader, query),
  get: ({ reader, id }) => findAuditEvent(reader, id),
});
