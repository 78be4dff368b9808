import { z } from "zod";
import { organizationRoles } from "#accounts/actor.ts";
import { instant, longText } from "#platform/contract/wire.ts";

/** A person as the operator sees them: who they are, and where they work. */
export const personRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  operator: z.boolean(),
  suspendedReason: z.string().nullable(),
  /** Where they have a role in the whole organization; 50 at most. */
  organizations: z.array(
    z.object({
      name: z.string(),
      role: z.enum(organizationRoles),
      /** Nobody else is its owner. */
      isSoleOwner: z.boolean(),
    }),
  ),
  createdAt: instant(),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

export const personRecordQuery = z.object({
  /** A part of the name or address. */
  search: z.string().max(100).optional(),
  suspended: z.stringbool().optional(),
});

export const suspendPersonInput = z.strictObject({ reason: longText(2_000).min(1) });
