import { z } from "zod";
import { instant, longText, pageQuery, showsAmounts, spoken } from "#platform/contract/wire.ts";
import { bodyMax, filesMax, speakers } from "./conversation.ts";

export const messageFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** Shown in the conversation; all other files are for downloading. */
  isImage: z.boolean(),
});
export type MessageFile = z.infer<typeof messageFileSchema>;

export const messageSchema = z.object({
  id: z.string(),
  speaker: z.enum(speakers),
  /** Empty for somebody who gave no name. */
  author: z.string(),
  isMine: z.boolean(),
  body: spoken(),
  files: z.array(messageFileSchema),
  createdAt: instant(),
});
export type Message = z.infer<typeof messageSchema>;

/** How far somebody else has read. */
const readMarkSchema = z.object({
  speaker: z.enum(speakers),
  name: z.string(),
  /** The newest message that they have seen. */
  message: z.string(),
  readAt: instant(),
});
export type ReadMark = z.infer<typeof readMarkSchema>;

/** A page of a conversation, its newest messages first, as one of its readers sees it. The id is its subject's. */
export const conversationSchema = z.object({
  id: z.string(),
  speaker: z.enum(speakers),
  mayWrite: z.boolean(),
  showsAmounts: showsAmounts(),
  /** False before the publisher knows of its subject: nobody would read what is written. */
  isShared: z.boolean(),
  messages: z.array(messageSchema),
  /** To be named as `before` to read on; null at the beginning of the conversation. */
  earlier: z.string().nullable(),
  /** How many messages of others the reader has not seen; 100 for more. */
  unread: z.int(),
  readMarks: z.array(readMarkSchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** `before`: messages older than this one. `search`: those with these words in their text or in a file's name. */
export const conversationQuery = pageQuery.extend({
  before: z.uuid().optional(),
  search: z.string().trim().max(100).optional(),
});

/** `files` were uploaded before, by the same person, into the same conversation. */
export const messageInput = z
  .strictObject({ body: longText(bodyMax), files: z.array(z.uuid()).max(filesMax).default([]) })
  .refine(({ body, files }) => body !== "" || files.length > 0, { path: ["body"], message: "Write a message." });

export const readInput = z.strictObject({ upTo: z.uuid() });
