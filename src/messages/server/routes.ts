import { action, get, type Resource } from "#platform/http/resource.ts";
import { conversationQuery, conversationSchema, messageInput, readInput } from "../contract.ts";
import type { ConversationSubject } from "../conversation.ts";
import { markRead, writeMessage } from "./commands.ts";
import { readConversation } from "./queries.ts";
import type { ConversationId, ConversationKeeper } from "./queries-keeper.ts";

/** Below which resource each subject's conversation lies. */
export const pathsOfSubjects: Record<ConversationSubject, string> = { order: "orders", offer: "offers" };

const classes: Record<ConversationSubject, string> = {
  order: "OrderConversation",
  offer: "OfferConversation",
};

/** A newest page, for who has just written. */
const newest = { itemsPerPage: 30 };

/** What two sides, and operators in a dispute, write to each other about a subject (R10.0). */
export function conversationResource(subject: ConversationSubject, keeper: ConversationKeeper): Resource {
  const at = (id: string): ConversationId => ({ keeper, subject, id });
  return {
    name: classes[subject],
    path: pathsOfSubjects[subject],
    description: "What the two sides write to each other. Operators take part once there is a dispute.",
    schema: conversationSchema,
    operations: [
      get({
        path: "/{id}/messages",
        summary: "The messages, newest first; `before` reads on, `search` finds words",
        permission: "message.read",
        query: conversationQuery,
        handle: ({ reader, actor, id, query }) => readConversation(reader, actor, at(id), query),
      }),
      action({
        path: "/{id}/messages",
        summary: "Write a message, with files that were uploaded before; answers the newest page",
        permission: "message.write",
        input: messageInput,
        handle: async ({ tx, actor, id, input }) => {
          await writeMessage(tx, actor, at(id), input);
          return readConversation(tx, actor, at(id), newest);
        },
      }),
      action({
        path: "/{id}/messages/read",
        summary: "Say how far I have read",
        permission: "message.read",
        input: readInput,
        answers: "nothing",
        status: 204,
        handle: async ({ tx, actor, id, input }) => {
          await markRead(tx, actor, at(id), input.upTo);
          return undefined;
        },
      }),
    ],
  };
}
