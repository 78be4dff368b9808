import { endSession } from "#auth/server/accounts/commands.ts";
import { notFound } from "#platform/http/errors.ts";
import { serve } from "#platform/http/serve.ts";
import { sessionResource } from "../contract.ts";
import { listOwnSessions } from "./queries.ts";

export const sessionRoutes = serve(sessionResource, {
  list: ({ reader, actor, query }) => listOwnSessions(reader, actor, query),
  get: async ({ reader, actor, id }) =>
    (await listOwnSessions(reader, actor, { page: 1, itemsPerPage: 1 }, id)).items[0],
  remove: async ({ tx, actor, id }) => {
    if (!(await endSession(tx, actor.userId, id))) throw notFound("This session");
  },
});
