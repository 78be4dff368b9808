import { notFound } from "#platform/http/errors.ts";
import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { setupResource } from "../contract.ts";
import type { Environment } from "../setup.ts";
import { decideStep } from "./commands.ts";
import { findSetup } from "./queries.ts";

export const setupRoutes = (environment: Environment) =>
  serve(setupResource, {
    get: ({ reader, id }) => findSetup(reader, environment, id),
    decide: async ({ tx, actor, id, input }) => {
      if (!(await findSetup(tx, environment, id))) throw notFound("This setup");
      await decideStep(tx, actor, input);
      return readBack(await findSetup(tx, environment, id));
    },
  });
