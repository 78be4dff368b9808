import { get, list, type Resource, seen, update } from "#platform/http/resource.ts";
import { auditEventQuery, auditEventSchema } from "../contract-audit.ts";
import { houseSettingsEdit, houseSettingsSchema } from "../contract-settings.ts";
import { editSettings } from "./commands-settings.ts";
import { findAuditEvent, findSettings, listAuditEvents } from "./queries-operator.ts";

const operator = true;

export const houseSettingsResource: Resource = {
  name: "HouseSettings",
  path: "house_settings",
  description:
    "What the operator decides for the whole house: the fee, the terms of orders, the review. There is one item.",
  schema: houseSettingsSchema,
  operations: [
    get({ summary: "The house's settings", operator, handle: ({ reader, id }) => findSettings(reader, id) }),
    update({
      summary: "Change the house's settings, from now on",
      operator,
      input: houseSettingsEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editSettings(tx, actor, id, input);
        return seen(await findSettings(tx, id));
      },
    }),
  ],
};

export const auditEventResource: Resource = {
  name: "AuditEvent",
  path: "audit_events",
  description:
    "Who changed the house's settings, flags and redirects or decided a review, and when. It is only ever added to.",
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
