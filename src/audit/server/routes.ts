import { get, list, type Resource } from "#platform/http/resource.ts";
import { auditEventQuery, auditEventSchema } from "../contract.ts";
import { findAuditEvent, listAuditEvents } from "./queries.ts";

const operator = true;

export const auditEventResource: Resource = {
  name: "AuditEvent",
  path: "audit_events",
  description:
    "Who changed the settings, flags and redirects, decided a review, or imported a list, and when. It is only ever added to.",
  schema: auditEventSchema,
  operations: [
    list({
      summary: "The trail of changes, newest first",
      operator,
      query: auditEventQuery,
      handle: ({ reader, query }) => listAuditEvents(reader, query),
    }),
    get({ summary: "One change", operator, handle: ({ reader, id }) => findAuditEvent(reader, id) }),
  ],
};
