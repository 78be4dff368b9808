import { serve } from "#platform/http/serve.ts";
import { moneyFlowResource } from "../contract.ts";
import { readMoneyFlow } from "./queries.ts";

export const moneyFlowRoutes = serve(moneyFlowResource, {
  get: ({ reader, id }) => readMoneyFlow(reader, id),
});
