import { serve } from "#platform/http/serve.ts";
import { dataCopyResource } from "../contract.ts";
import { type CopyFromElsewhere, readDataCopy } from "./queries.ts";

export const dataCopyRoutes = (fromElsewhere: CopyFromElsewhere) =>
  serve(dataCopyResource, {
    get: ({ reader, actor, id }) => readDataCopy(reader, actor, id, fromElsewhere),
  });
