import { serve } from "#platform/http/serve.ts";
import { severalOrdersResource } from "../contract.ts";
import { acceptSeveral, approveSeveral, writeSeveral } from "./commands.ts";

const collected = <Item>(items: Item[]) => ({ items, totalItems: items.length });

/** Each order asks for its own permission: the outcome tells those who lack it. */
export const severalOrdersRoutes = serve(severalOrdersResource, {
  approve: async ({ tx, actor, input }) => collected(await approveSeveral(tx, actor, input)),
  accept: async ({ tx, actor, input }) => collected(await acceptSeveral(tx, actor, input)),
  write: async ({ tx, actor, input }) => collected(await writeSeveral(tx, actor, input)),
});
