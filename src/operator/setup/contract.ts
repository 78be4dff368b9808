import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { action, get, resource } from "#platform/contract/resource.ts";
import { type SetupStepName, setupDecisions, setupStepNames, stepStates } from "./setup.ts";

const stepName = z.enum(setupStepNames as [SetupStepName, ...SetupStepName[]]);

/** The API has one item, under the settings' id. */
const setupSchema = z.object({
  id: z.string().describe("The settings' id."),
  steps: z
    .array(
      z.object({
        step: stepName.describe("The step's stable name."),
        title: z.string().describe("The step in words."),
        state: z.enum(stepStates).describe("How far it is."),
        stops: z.string().describe("The capability that is missing without it."),
        settings: z.array(z.string()).describe("The fields of the settings where it is set."),
        variables: z.array(z.string()).describe("The variables of the environment where it is set."),
        mayBeSkipped: z.boolean().describe("An installation can do without it."),
      }),
    )
    .describe("All steps, in their order."),
});
export type Setup = z.infer<typeof setupSchema>;
export type SetupStepState = Setup["steps"][number];

const setupDecisionInput = z.strictObject({
  step: stepName.describe("The step that is decided."),
  decision: z.enum(setupDecisions).describe("It is as it should be, or the installation does without."),
});

const trialSchema = z.object({
  problem: z.string().nullable().describe("A sentence where it failed; null where it went well."),
});

/** A signed-in person sends the secret alone. */
export const firstOperatorInput = z.strictObject({
  secret: z.string().max(100).describe("The secret of the setup link."),
  name: z.string().trim().min(1).max(160).optional().describe("The first operator's name."),
  email: z.email().max(254).optional().describe("The address to sign in with."),
  password: z.string().max(1_000).optional().describe("The password to sign in with."),
});

const operator = true;

export const setupResource = resource({
  name: "Setup",
  path: "setups",
  description:
    "The steps of an installation before it runs for others: how far each is, what stops without it and where it is set. There is one item.",
  schema: setupSchema,
  operations: {
    get: get({
      summary: "How far the setup is",
      description: "Read from settings and environment as they are now.",
      operator,
    }),
    decide: action({
      summary: "Say that a step is as it should be, or that the installation does without",
      description: "Changes no setting: it only takes the step off the list.",
      operator,
      input: setupDecisionInput,
    }),
  },
});

export const setupCalls = callsBelow(setupResource.path, {
  "first-operator": {
    method: "POST",
    summary: "Become the first operator by the setup link's secret: with a new account, or with one's own",
    description: "A signed-in person sends the secret alone. The link works once.",
    isOpen: true,
    personal: "account",
    input: firstOperatorInput,
    status: 201,
    answers: { schema: trialSchema },
  },
  "test-mail": {
    method: "POST",
    summary: "Mail the operator who asks, and say what the mail server answers",
    description: "A mail that goes out takes the step off the list.",
    operator,
    status: 200,
    answers: { schema: trialSchema },
  },
  "test-known-pages": {
    method: "POST",
    summary: "Ask each known page whether it answers",
    description: "Where all of them answer, the step is off the list.",
    operator,
    status: 200,
    answers: { schema: trialSchema },
  },
});
