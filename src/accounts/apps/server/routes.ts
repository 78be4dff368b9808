import { serve } from "#platform/http/serve.ts";
import { connectedAppResource } from "../contract.ts";
import { revokeApp } from "./commands.ts";
import { findConnectedApp, listConnectedApps } from "./queries.ts";

export const connectedAppRoutes = serve(connectedAppResource, {
  list: ({ reader, actor, query }) => listConnectedApps(reader, actor, query),
  get: ({ reader, actor, id }) => findConnectedApp(reader, actor, id),
  remove: ({ tx, actor, id }) => revokeApp(tx, actor, id),
});
