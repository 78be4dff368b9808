import { serve } from "#platform/http/serve.ts";
import { dataCopyResource } from "../contract.ts";
import { readDataCopy } from "./queries.ts";

export const dataCopyRoutes = serve(dataCopyResource, {
  get: ({ reader, actor, id }) => readDataCopy(reader, actor, id),
});
