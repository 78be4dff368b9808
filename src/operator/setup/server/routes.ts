import { notFound } from "#platform/http/errors.ts";
import { action, get, type Resource, readBack } from "#platform/http/resource.ts";
import { setupDecisionInput, setupSchema } from "../contract.ts";
import type { Environment } from "../setup.ts";
import { decideStep } from "./commands.ts";
import { findSetup } from "./queries.ts";

const operator = true;

export const setupResource = (environment: Environment): Resource => ({
  name: "Setup",
  path: "setups",
  description:
    "What the installation needs before it runs for others: how far each step is, what stops without it and where it is set. There is one item.",
  schema: setupSchema,
  operations: [
    get({ summary: "How far the setup is", operator, handle: ({ reader, id }) => findSetup(reader, environment, id) }),
    action({
      path: "/{id}/decide",
      summary: "Say that a step is as it should be, or that the installation does without",
      operator,
      input: setupDecisionInput,
      handle: async ({ tx, actor, id, input }) => {
        if (!(await findSetup(tx, environment, id))) throw notFound("This setup");
        await decideStep(tx, actor, input);
        return readBack(await findSetup(tx, environment, id));
      },
    }),
  ],
});
