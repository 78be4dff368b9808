import type { Actor } from "#accounts/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type ConversationPlace, type Speaker, speakerIn } from "../conversation.ts";
import type { ConversationId } from "./queries-keeper.ts";

const texts = catalogue("messages.server.authorize", {
  conversationClosed: "The publisher can't read messages yet. Send the text first.",
});

export type Participant = { place: ConversationPlace; speaker: Speaker; mayWrite: boolean };

/** Returns the actor's part in a conversation. Throws 404 for a stranger (R6.4). */
export async function participate(reader: Reader, actor: Actor, conversation: ConversationId): Promise<Participant> {
  const { keeper, id } = conversation;
  const place = await keeper.locate(reader, id);
  const participant = place && speakerIn(actor, place);
  if (!participant) throw notFound(keeper.what);
  return { place, ...participant };
}

/**
 * Like `participate`. Throws also 403 for a weak role, 409 `conversation_closed` before the publisher knows the
 * subject.
 */
export async function participateToWrite(
  reader: Reader,
  actor: Actor,
  conversation: ConversationId,
): Promise<Participant> {
  const participant = await participate(reader, actor, conversation);
  if (!participant.mayWrite) throw forbidden();
  if (!participant.place.isShared) throw conflict("conversation_closed", texts.conversationClosed);
  return participant;
}
