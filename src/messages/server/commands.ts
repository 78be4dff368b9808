import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import type { NewEvent } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import { markSeen } from "#notifications/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { forgetFiles } from "#platform/files/commands.ts";
import { conflict, invalid } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { MessageInput } from "../contract.ts";
import type { ConversationPlace } from "../conversation.ts";
import type { MessageHappening } from "../happenings.ts";
import { type Participant, participate, participateToWrite } from "./authorize.ts";
import type { ConversationId } from "./queries-keeper.ts";
import { message, messageFile, messageReadMark } from "./tables.ts";

const texts = catalogue("messages.server.commands", {
  unknownFile: "One of the files is gone or was sent already. Add it again.",
  unknownMessage: "This message is not in this conversation.",
  tooManyFiles: (unsentMax: number) =>
    `You have ${unsentMax} files that were not sent. Send them, or try again tomorrow.`,
});

/**
 * Writes a message; the other side hears of it (R10.0). Throws errors of `participateToWrite`, and 422 for a file
 * uploaded elsewhere, by others, or already sent.
 */
export async function writeMessage(tx: Tx, actor: Actor, conversation: ConversationId, input: MessageInput) {
  const participant = await participateToWrite(tx, actor, conversation);
  const { subject, id: subjectId } = conversation;
  const { userId: authorId } = actor;
  const id = v7();
  const { speaker } = participant;
  await tx.insert(message).values({ id, subject, subjectId, speaker, authorId, body: input.body });
  await attach(tx, actor, conversation, id, input.files);
  await mark(tx, actor, conversation, participant, id);
  await recordEvents(tx, [messageEvent(id, actor, participant)]);
}

async function attach(
  tx: Tx,
  { userId }: Actor,
  { id: subjectId }: ConversationId,
  messageId: string,
  files: string[],
) {
  if (files.length === 0) return;
  const unsent = and(
    inArray(messageFile.id, files),
    eq(messageFile.subjectId, subjectId),
    eq(messageFile.uploadedBy, userId),
    isNull(messageFile.messageId),
  );
  const attached = await tx.update(messageFile).set({ messageId }).where(unsent).returning({ id: messageFile.id });
  if (attached.length < new Set(files).size) throw invalid("files", texts.unknownFile, "unknown_file");
}

/** Operators write to both sides; a side writes to the other and to operators. */
const messageEvent = (id: string, { userId }: Actor, { speaker, place }: Participant): NewEvent<MessageHappening> => ({
  subject: "message",
  subjectId: id,
  verb: "write",
  organizationIds: organizationsOf(place),
  party: speaker,
  actorId: userId,
});

const organizationsOf = ({ client, publisher }: ConversationPlace): string[] => [
  client.organizationId,
  publisher.organizationId,
];

/** Records the newest message seen, never an earlier one. Throws 422 for another conversation's message. */
export async function markConversationRead(
  tx: Tx,
  actor: Actor,
  conversation: ConversationId,
  upTo: string,
): Promise<void> {
  const participant = await participate(tx, actor, conversation);
  const inHere = and(eq(message.id, upTo), eq(message.subjectId, conversation.id));
  if ((await tx.$count(message, inHere)) === 0) throw invalid("upTo", texts.unknownMessage, "unknown_message");
  await mark(tx, actor, conversation, participant, upTo);
  await markSeen(tx, actor, conversation.id, "messages");
}

async function mark(
  tx: Tx,
  { userId }: Actor,
  { subject, id: subjectId }: ConversationId,
  { speaker, place }: Participant,
  messageId: string,
): Promise<void> {
  const { rowCount } = await tx
    .insert(messageReadMark)
    .values({ subject, subjectId, userId, speaker, messageId })
    .onConflictDoUpdate({
      target: [messageReadMark.subjectId, messageReadMark.userId],
      set: { messageId, speaker, readAt: sql`now()` },
      setWhere: sql`${messageReadMark.messageId} < excluded.message_id`,
    });
  // The other side sees how far it was read.
  if (rowCount) tx.changes.push({ resource: "messages", id: subjectId, organizationIds: organizationsOf(place) });
}

type NewFile = { id: string; name: string; contentType: string; bytes: number };

/** Per person, uploaded and not sent. */
const unsentMax = 50;

/** Stores a file for a later message. Throws errors of `participateToWrite`, and 409 `too_many_files`. */
export async function keepFile(tx: Tx, actor: Actor, conversation: ConversationId, file: NewFile): Promise<void> {
  await participateToWrite(tx, actor, conversation);
  const unsent = and(eq(messageFile.uploadedBy, actor.userId), isNull(messageFile.messageId));
  // `keepUpload` lets a person's uploads wait for each other.
  if ((await tx.$count(messageFile, unsent)) >= unsentMax)
    throw conflict("too_many_files", texts.tooManyFiles(unsentMax));
  const { subject, id: subjectId } = conversation;
  await tx.insert(messageFile).values({ ...file, subject, subjectId, uploadedBy: actor.userId });
}

/** Removes files unsent for a day, oldest first, at most `limit`. Returns their ids, to delete the bytes. */
export async function forgetUnsentFiles(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `DELETE FROM message_file WHERE id IN (
       SELECT id FROM message_file WHERE message_id IS NULL AND created_at < now() - interval '1 day' LIMIT $1)
     RETURNING id`,
    [limit],
  );
  const ids = rows.map(({ id }) => id);
  await forgetFiles(tx, ids);
  return ids;
}
