import { z } from "zod";
import { type SetupStepName, setupDecisions, setupStepNames, stepStates } from "./setup.ts";

const stepName = z.enum(setupStepNames as [SetupStepName, ...SetupStepName[]]);

/** What an installation needs before it runs for others, and how far it is. There is one item, under the settings' id. */
export const setupSchema = z.object({
  id: z.string(),
  steps: z.array(
    z.object({
      step: stepName,
      title: z.string(),
      state: z.enum(stepStates),
      /** What an installation without it can't do. */
      stops: z.string(),
      /** Where it is set: fields of the settings. */
      settings: z.array(z.string()),
      /** Where it is set: variables of the environment. */
      variables: z.array(z.string()),
      mayBeSkipped: z.boolean(),
    }),
  ),
});
export type Setup = z.infer<typeof setupSchema>;
export type SetupItem = Setup["steps"][number];

export const setupDecisionInput = z.strictObject({ step: stepName, decision: z.enum(setupDecisions) });

/** How a trial went: a sentence where it failed. */
export const trialSchema = z.object({ problem: z.string().nullable() });
export type Trial = z.infer<typeof trialSchema>;

/** The setup link's secret, and whose account is made; who is signed in sends the secret alone. */
export const firstOperatorInput = z.strictObject({
  secret: z.string().max(100),
  name: z.string().trim().min(1).max(160).optional(),
  email: z.email().max(254).optional(),
  password: z.string().max(1_000).optional(),
});
