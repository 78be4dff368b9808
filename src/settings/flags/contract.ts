import { z } from "zod";
import { create, get, list, remove, resource, update } from "#platform/contract/resource.ts";
import { instant, longText } from "#platform/contract/wire.ts";

/** A flag of the web app (R3.16). */
const featureFlagSchema = z.object({
  id: z.string(),
  name: z.string().describe("The name by which the web app asks for it."),
  enabled: z.boolean().describe("Whether it is on."),
  description: z.string().describe("The operator's words about it; may be empty."),
  createdAt: instant().describe("When it was made, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
});
export type FeatureFlag = z.infer<typeof featureFlagSchema>;

const flagFields = {
  enabled: z.boolean().optional().describe("Whether it is on."),
  description: longText(300).optional().describe("Your words about it."),
};
const flagName = z
  .string()
  .min(1, { abort: true })
  .regex(/^[a-z][a-z0-9-]{1,59}$/);
export const featureFlagInput = z.strictObject({
  name: flagName.describe("Its name: 2 to 60 small letters, digits and hyphens."),
  ...flagFields,
});
export const featureFlagEdit = z.strictObject(flagFields);

export const featureFlagResource = resource({
  name: "FeatureFlag",
  path: "feature_flags",
  description: "What the web app may switch on; an unknown flag is off.",
  schema: featureFlagSchema,
  operations: {
    list: list({
      summary: "All flags",
      description: "By name. A flag without an item is off.",
      operator: true,
      query: z.object({}),
    }),
    get: get({ summary: "One flag", description: "Its name, and whether it is on.", operator: true }),
    create: create({
      summary: "New flag",
      description: "It is off unless you say otherwise. A name that is taken is refused, and the change is recorded.",
      operator: true,
      input: featureFlagInput,
    }),
    update: update({
      summary: "Switch or describe a flag",
      description: "Open screens learn it within a minute. The name stays, and the change is recorded.",
      operator: true,
      input: featureFlagEdit,
    }),
    remove: remove({
      summary: "Remove a flag",
      description: "From then on it is off. The removal is recorded.",
      operator: true,
    }),
  },
});
