import { serve } from "#platform/http/serve.ts";
import type { ConversationKeepers } from "../../server/queries-keeper.ts";
import { messageResource } from "../contract.ts";
import { listMessages } from "./queries.ts";

/** Messages of all conversations (R10.0). */
export const messageRoutes = (keepers: ConversationKeepers) =>
  serve(messageResource, {
    list: ({ reader, actor, query }) => listMessages(reader, keepers, actor, query),
    get: async ({ reader, actor, id }) =>
      (await listMessages(reader, keepers, actor, { id, page: 1, itemsPerPage: 1 })).items[0],
  });
