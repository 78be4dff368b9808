import type { Actor } from "#accounts/actor.ts";
import { seesAmounts } from "#accounts/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import { likeLiteral } from "#platform/database/sql/like.ts";
import { withoutAmountsIn } from "#platform/database/sql/without-amounts.ts";
import type { Conversation, Message, MessageFile, ReadMark } from "../contract.ts";
import { type Participant, participate } from "./authorize.ts";
import type { ConversationId } from "./queries-keeper.ts";

type ConversationQuery = { before?: string | undefined; search?: string | undefined; itemsPerPage: number };

/** A page of a conversation, newest first. Throws 404 for a stranger. */
export async function readConversation(
  reader: Reader,
  actor: Actor,
  conversation: ConversationId,
  wanted: ConversationQuery,
): Promise<Conversation> {
  const { id } = conversation;
  const participant = await participate(reader, actor, conversation);
  const { speaker, mayWrite, place } = participant;
  const showsAmounts = speaker !== "client" || seesAmounts(actor, place.client);
  const [page, unread, readMarks] = await Promise.all([
    readMessages(reader, actor, id, { ...wanted, showsAmounts }),
    countUnread(reader, actor, id),
    readMarksIn(reader, id, participant),
  ]);
  return { id, speaker, mayWrite, showsAmounts, isShared: place.isShared, ...page, unread, readMarks };
}

/** Needs `messageJoins`. */
export const messageColumns = `message.id, message.speaker, coalesce(person.name, '') AS author, message.author_id AS "authorId", message.body,
    message.created_at AS "createdAt", coalesce(attached.files, '[]') AS files`;

export const messageJoins = `LEFT JOIN client_user AS person ON person.id = message.author_id
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('id', id, 'name', name, 'contentType', content_type, 'bytes', bytes,
      'isImage', content_type LIKE 'image/%') ORDER BY id) AS files, string_agg(name, ' ') AS names
    FROM message_file WHERE message_id = message.id) AS attached ON true`;

// Searches the shown text only, or a search would reveal hidden amounts.
const messagesPage = `
  SELECT ${messageColumns} FROM message ${messageJoins}
  WHERE message.subject_id = $1 AND ($2::uuid IS NULL OR message.id < $2)
    AND ($3::text IS NULL OR attached.names ILIKE $3 OR message.body ILIKE $3 AND ($5 OR ${withoutAmountsIn("message.body")} ILIKE $3))
  ORDER BY message.id DESC LIMIT $4`;

export type MessageRow = Omit<Message, "isMine" | "createdAt"> & { authorId: string; createdAt: Date };

export const representMessage = ({ authorId, createdAt, ...row }: MessageRow, { userId }: Actor): Message => ({
  ...row,
  isMine: authorId === userId,
  createdAt: createdAt.toISOString(),
});

/** Escapes the search, so that it holds no pattern. */
export const containing = (search: string | undefined): string | null => (search ? `%${likeLiteral(search)}%` : null);

/** Reads one row more than shown, to know of earlier ones. */
async function readMessages(
  reader: Reader,
  actor: Actor,
  id: string,
  { before, search, itemsPerPage, showsAmounts }: ConversationQuery & { showsAmounts: boolean },
): Promise<Pick<Conversation, "messages" | "earlier">> {
  const { rows } = await reader.$client.query<MessageRow>({
    name: "conversation-messages",
    text: messagesPage,
    values: [id, before ?? null, containing(search), itemsPerPage + 1, showsAmounts],
  });
  const messages = rows.slice(0, itemsPerPage).map((row) => representMessage(row, actor));
  return { messages, earlier: rows.length > itemsPerPage ? (messages.at(-1)?.id ?? null) : null };
}

const unreadMax = 100;

const unreadCount = `
  SELECT count(*) AS unread FROM (
    SELECT FROM message WHERE subject_id = $1 AND author_id <> $2
      AND id > coalesce((SELECT message_id FROM message_read_mark WHERE subject_id = $1 AND user_id = $2),
        '00000000-0000-0000-0000-000000000000')
    LIMIT ${unreadMax}) AS new`;

async function countUnread(reader: Reader, { userId }: Actor, id: string): Promise<number> {
  const { rows } = await reader.$client.query<{ unread: number }>({
    name: "conversation-unread",
    text: unreadCount,
    values: [id, userId],
  });
  return rows[0]?.unread ?? 0;
}

const otherSideMarks = `
  SELECT mark.speaker, coalesce(person.name, '') AS name, mark.message_id AS message, mark.read_at AS "readAt"
  FROM message_read_mark AS mark LEFT JOIN client_user AS person ON person.id = mark.user_id
  WHERE mark.subject_id = $1 AND mark.speaker <> $2 ORDER BY mark.message_id DESC, mark.read_at LIMIT 20`;

async function readMarksIn(reader: Reader, id: string, { speaker }: Participant): Promise<ReadMark[]> {
  const { rows } = await reader.$client.query<Omit<ReadMark, "readAt"> & { readAt: Date }>({
    name: "conversation-read-marks",
    text: otherSideMarks,
    values: [id, speaker],
  });
  return rows.map(({ readAt, ...mark }) => ({ ...mark, readAt: readAt.toISOString() }));
}

type StoredFile = Pick<MessageFile, "id" | "name" | "contentType" | "isImage">;

/** A sent file, or the actor's own upload. The caller must check the conversation. */
export async function findMessageFile(
  reader: Reader,
  { userId }: Actor,
  { id: subjectId }: Pick<ConversationId, "id">,
  fileId: string,
): Promise<StoredFile | undefined> {
  const { rows } = await reader.$client.query<StoredFile>({
    name: "message-file",
    text: `SELECT id, name, content_type AS "contentType", content_type LIKE 'image/%' AS "isImage" FROM message_file
           WHERE id = $1 AND subject_id = $2 AND (message_id IS NOT NULL OR uploaded_by = $3)`,
    values: [fileId, subjectId, userId],
  });
  return rows[0];
}
