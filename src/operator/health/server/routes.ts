import { serve } from "#platform/http/serve.ts";
import { healthResource } from "../contract.ts";
import { readHealth } from "./queries.ts";

export const installationHealthRoutes = serve(healthResource, {
  get: ({ reader, id }) => readHealth(reader, id),
});
