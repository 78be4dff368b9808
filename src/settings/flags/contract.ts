import { z } from "zod";
import { instant, longText } from "#platform/contract/wire.ts";

/** A flag of the web app (R3.16). */
export const featureFlagSchema = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  description: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type FeatureFlag = z.infer<typeof featureFlagSchema>;

const flagFields = { enabled: z.boolean().optional(), description: longText(300).optional() };
/** A flag is named by 2 to 60 small letters, digits and hyphens. */
const flagName = z
  .string()
  .min(1, { abort: true })
  .regex(/^[a-z][a-z0-9-]{1,59}$/);
export const featureFlagInput = z.strictObject({ name: flagName, ...flagFields });
export const featureFlagEdit = z.strictObject(flagFields);

/** The flags that the web app asks for; they are offered to the operator before they have a row. */
export const knownFlags = ["profile-notifications", "analytics-pageview", "analytics-pageleave"] as const;
