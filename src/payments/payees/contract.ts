import { z } from "zod";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";

/** An organization as the provider's payee, under the organization's id. */
export const payeeSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  /** As people call it. */
  provider: z.string(),
  canBePaid: z.boolean(),
  /** Why it can't be paid, or why the provider opened no page. */
  reason: z.string().nullable(),
  /** The provider's page that was asked for last; null until it is there. It opens once. */
  onboardingUrl: z.string().nullable(),
  /** Since when the provider says so. */
  toldAt: instant().nullable(),
});
export type PayeeAccount = z.infer<typeof payeeSchema>;

export const onboardingInput = z.strictObject({ organization: linkIn("organizations") });

/** Where the provider leads back to (R2.24). */
export const onboardingReturnPath = "/stripe/account-onboarding/return";
