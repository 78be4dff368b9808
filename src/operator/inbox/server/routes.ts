import { serve } from "#platform/http/serve.ts";
import { inboxResource } from "../contract.ts";
import { readInbox } from "./queries.ts";

export const inboxRoutes = serve(inboxResource, {
  get: ({ reader, actor, id }) => readInbox(reader, actor, id),
});
