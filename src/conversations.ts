import { offerConversations } from "#offers/server/queries-conversations.ts";
import type { ConversationKeepers } from "#orders/messages/server/queries-keeper.ts";
import { orderConversations } from "#orders/server/queries-conversations.ts";

/** Everything that people talk about in Byline, and who keeps it. */
export const conversations: ConversationKeepers = { order: orderConversations, offer: offerConversations };
