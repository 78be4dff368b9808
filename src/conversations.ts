import type { ConversationKeepers } from "#messages/server/queries-keeper.ts";
import { offerConversations } from "#offers/server/queries-conversations.ts";
import { orderConversations } from "#orders/conversations/server/queries.ts";

export const conversations: ConversationKeepers = { order: orderConversations, offer: offerConversations };
