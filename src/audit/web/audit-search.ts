import { z } from "zod";
import { auditKinds } from "../audit.ts";

export const auditSearch = z.object({
  kind: z.enum(auditKinds).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type AuditSearch = z.output<typeof auditSearch>;
