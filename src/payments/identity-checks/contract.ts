import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { identityCheckStatuses } from "./identity-check.ts";

/** An organization's way to be verified by the payment provider, under the organization's id, with what came of its last check. */
export const identityCheckSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  /** As people call it; null where no provider looks at persons. */
  provider: z.string().nullable(),
  /** False once an operator has decided: then one looks at documents. A company always shows its documents. */
  mayStart: z.boolean(),
  /** Of the last check; null without one. */
  status: z.enum(identityCheckStatuses).nullable(),
  /** Why the provider opened no page, or could not tell who the person is. */
  reason: z.string().nullable(),
  /** The provider's page; it opens once. */
  url: z.string().nullable(),
  /** What the provider calls the check. */
  reference: z.string().nullable(),
  startedAt: instant().nullable(),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

export const identityCheckInput = z.strictObject({ organization: linkIn("organizations") });
