import { serve } from "#platform/http/serve.ts";
import { severalOrdersResource } from "../contract.ts";
import { acceptSeveral, approveSeveral, writeSeveral } from "./commands.ts";

const collected = <Item>(items: Item[]) => ({ items, totalItems: items.length });

/** No permission here: each order checks its own, and its outcome reports a lack. */
export const severalOrdersRoutes = serve(severalOrdersResource, {
  approve: async ({ tx, actor, input }) => collected(await approveSeveral(tx, actor, input)),
  accept: async ({ tx, actor, input }) => collected(await acceptSeveral(tx, actor, input)),
  write: async ({ tx, actor, input }) => collected(await writeSeveral(tx, actor, input)),
});
