import { get, list, type Resource } from "#platform/http/resource.ts";
import type { ConversationKeepers } from "../../server/queries-keeper.ts";
import { foundMessageQuery, foundMessageSchema } from "../contract.ts";
import { listMessages } from "./queries.ts";

/** What was said in all conversations (R10.0). */
export const messageResource = (keepers: ConversationKeepers): Resource => ({
  name: "Message",
  path: "messages",
  description: "What was said in all conversations that the reader takes part in.",
  schema: foundMessageSchema,
  operations: [
    list({
      summary:
        "The messages of my conversations, newest first; `search` finds words, in at most the newest thousand that have them",
      permission: "message.read",
      query: foundMessageQuery,
      handle: ({ reader, actor, query }) => listMessages(reader, keepers, actor, query),
    }),
    get({
      summary: "One message",
      permission: "message.read",
      handle: async ({ reader, actor, id }) =>
        (await listMessages(reader, keepers, actor, { page: 1, itemsPerPage: 1 }, id)).items[0],
    }),
  ],
});
