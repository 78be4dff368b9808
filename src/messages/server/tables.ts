import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { copiedId, id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { bodyMax, type ConversationSubject, conversationSubjects, type Speaker, speakers } from "../conversation.ts";

// The subject lies in another module's table, so there is no foreign key.
const ofConversation = { subject: text().$type<ConversationSubject>().notNull(), subjectId: uuid().notNull() };
const places = () => ({
  clientOrganizationId: copiedId(),
  projectId: copiedId(),
  publisherOrganizationId: copiedId(),
  mediaProjectId: copiedId(),
});
const known = (name: string, { subject }: { subject: object }) =>
  check(name, sql`${subject} IN ${sql.raw(literals(conversationSubjects))}`);

/** Never changed or deleted: disputes are decided by it. */
export const message = pgTable(
  "message",
  {
    id: id(),
    ...ofConversation,
    ...places(),
    speaker: text().$type<Speaker>().notNull(),
    authorId: uuid().notNull(),
    body: text().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("message_conversation").on(table.subjectId, table.id),
    index("message_author").on(table.authorId, table.createdAt),
    index("message_client").on(table.clientOrganizationId, table.id),
    index("message_project").on(table.projectId, table.id),
    index("message_publisher").on(table.publisherOrganizationId, table.id),
    index("message_media_project").on(table.mediaProjectId, table.id),
    index("message_text").using("gin", sql`${table.body} gin_trgm_ops`),
    known("message_subject_known", table),
    check("message_speaker_known", sql`${table.speaker} IN ${sql.raw(literals(speakers))}`),
    check("message_body_length", sql`length(${table.body}) <= ${sql.raw(String(bodyMax))}`),
  ],
);

/** Messages that operators read, since their order has a dispute; triggers write it. */
export const disputedMessage = pgTable("disputed_message", {
  id: uuid()
    .primaryKey()
    .references(() => message.id),
});

/** The file store holds its bytes under the id. Without a message until it is sent. */
export const messageFile = pgTable(
  "message_file",
  {
    id: id(),
    ...ofConversation,
    messageId: uuid().references(() => message.id),
    uploadedBy: uuid().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("message_file_message").on(table.messageId).where(sql`${table.messageId} IS NOT NULL`),
    index("message_file_name").using("gin", sql`${table.name} gin_trgm_ops`).where(sql`${table.messageId} IS NOT NULL`),
    index("message_file_unsent").on(table.uploadedBy, table.createdAt).where(sql`${table.messageId} IS NULL`),
    known("message_file_subject_known", table),
  ],
);

export const messageReadMark = pgTable(
  "message_read_mark",
  {
    ...ofConversation,
    userId: uuid().notNull(),
    speaker: text().$type<Speaker>().notNull(),
    messageId: uuid()
      .notNull()
      .references(() => message.id),
    readAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.userId] }),
    known("message_read_mark_subject_known", table),
  ],
);
