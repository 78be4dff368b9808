import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";
import { auditKinds } from "./audit.ts";

const value = () => z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One change in the append-only trail (R3.16). */
const auditEventSchema = z.object({
  id: z.string(),
  kind: z.enum(auditKinds).describe("The kind of thing that changed."),
  act: z.enum(["created", "changed", "removed"]).describe("Whether it was made, changed or removed."),
  subject: z
    .string()
    .describe("The name of the thing: a flag's, a redirect's path, an outlet's, a file's; empty for the settings."),
  changes: z
    .array(
      z.object({
        field: z.string().describe("The field that changed."),
        before: value().describe("Its value before; null where it had none."),
        after: value().describe("Its value afterwards; null where it has none."),
      }),
    )
    .describe("The fields that changed."),
  actorName: z
    .string()
    .nullable()
    .describe("The operator's name, or address while they have none; null when the account is gone."),
  createdAt: instant().describe("When it happened, UTC."),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

const auditEventQuery = z.object({ kind: z.enum(auditKinds).optional().describe("Only changes of this kind.") });

const auditEventList = list({
  fromReplica: true,
  summary: "The trail of changes, newest first",
  description: "Entries are never changed or removed, and each is chained to the one before.",
  operator: true,
  query: auditEventQuery,
});

export const auditEventResource = resource({
  name: "AuditEvent",
  path: "audit_events",
  description:
    "Who changed the settings, flags and redirects, decided a review, or imported a list, and when. It is only ever added to.",
  schema: auditEventSchema,
  operations: {
    list: auditEventList,
    export: listExport(auditEventList, auditEventSchema, {
      summary: "The trail of changes as a file",
      fields: {
        createdAt: "Time",
        actorName: "Operator",
        kind: "Kind",
        act: "Act",
        subject: "Subject",
        changes: "Changes",
        id: "Id",
      },
    }),
    get: get({
      summary: "One change",
      description: "The fields that changed, with their values before and afterwards.",
      operator: true,
    }),
  },
});
