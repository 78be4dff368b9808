import { z } from "zod";
import { instant } from "#platform/contract/wire.ts";
import { auditKinds } from "./audit.ts";

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One change of Byline, as the append-only trail keeps it (R3.16). */
export const auditEventSchema = z.object({
  id: z.string(),
  kind: z.enum(auditKinds),
  act: z.enum(["created", "changed", "removed"]),
  /** The flag's name, the redirect's path, the reviewed medium's name, the imported file's; empty for the settings. */
  subject: z.string(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Who did it: their name, or email while they have none; null when the account is gone. */
  actorName: z.string().nullable(),
  createdAt: instant(),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditEventQuery = z.object({ kind: z.enum(auditKinds).optional() });
