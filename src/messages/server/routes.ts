import type { Disk } from "flydrive";
import { notFound } from "#platform/http/errors.ts";
import { type Handlers, serve } from "#platform/http/serve.ts";
import { offerConversationResource, orderConversationResource } from "../contract.ts";
import type { ConversationSubject } from "../conversation.ts";
import { participate } from "./authorize.ts";
import { markConversationRead, writeMessage } from "./commands.ts";
import { findMessageFile, readConversation } from "./queries.ts";
import type { ConversationId, ConversationKeepers } from "./queries-keeper.ts";

const newest = { itemsPerPage: 30 };

/** Handlers of one subject's conversations (R10.0). */
function handlersOf(subject: ConversationSubject, { keepers, store }: Parts) {
  const at = (id: string): ConversationId => ({ keeper: keepers[subject], subject, id });
  return {
    messages: ({ reader, actor, id, query }) => readConversation(reader, actor, at(id), query),
    "messages.write": async ({ tx, actor, id, input }) => {
      await writeMessage(tx, actor, at(id), input);
      return readConversation(tx, actor, at(id), newest);
    },
    "messages/read": ({ tx, actor, id, input }) => markConversationRead(tx, actor, at(id), input.upTo),
    "messages/files/{file}": async ({ reader, actor, id, parameters }) => {
      await participate(reader, actor, at(id));
      const found = await findMessageFile(reader, actor, at(id), parameters.file ?? "");
      if (!found) throw notFound("This file");
      const { name, contentType: type, isImage: isShown } = found;
      return { name, type, content: await store.getStream(found.id), isShown, isKept: true };
    },
  } satisfies Handlers<typeof orderConversationResource>;
}

type Parts = { keepers: ConversationKeepers; store: Disk };

export const orderConversationRoutes = (parts: Parts) => serve(orderConversationResource, handlersOf("order", parts));

export const offerConversationRoutes = (parts: Parts) => serve(offerConversationResource, handlersOf("offer", parts));
