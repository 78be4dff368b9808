import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { adjustmentResource } from "../contract.ts";
import { makeAdjustment } from "./commands.ts";
import { findAdjustment, listAdjustments } from "./queries.ts";

export const adjustmentRoutes = serve(adjustmentResource, {
  list: ({ reader, query }) => listAdjustments(reader, query),
  get: ({ reader, id }) => findAdjustment(reader, id),
  create: async ({ tx, actor, input }) => readBack(await findAdjustment(tx, await makeAdjustment(tx, actor, input))),
});
