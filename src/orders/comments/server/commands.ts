import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { lockFor } from "../../server/sides.ts";
import { type CommentInput, openCommentsMax } from "../contract.ts";
import { passageComment } from "./tables.ts";

const texts = catalogue("orders.comments.server.commands", {
  conversationClosed: "The publisher can't read comments yet. Send the text first.",
  tooManyComments: (openCommentsMax: number) => `${openCommentsMax} comments are open. Resolve some of them first.`,
});

const writers = { client: "message.write", publisher: "message.write" } as const;

/**
 * Comments on a passage, notifies the other side and returns the id. Throws 404 for a stranger, 403 for a weak role,
 * 409 `conversation_closed` or `too_many_comments`.
 */
export async function commentOn(tx: Tx, actor: Actor, { order: orderId, ...said }: CommentInput): Promise<string> {
  const { row, party } = await lockFor(tx, actor, orderId, writers);
  if (!row.sentAt) throw conflict("conversation_closed", texts.conversationClosed);
  const open = and(eq(passageComment.orderId, orderId), isNull(passageComment.resolvedAt));
  if ((await tx.$count(passageComment, open)) >= openCommentsMax)
    throw conflict("too_many_comments", texts.tooManyComments(openCommentsMax));
  const speaker = party === "publisher" ? "publisher" : "client";
  const [comment] = await tx
    .insert(passageComment)
    .values({ orderId, speaker, authorId: actor.userId, ...said })
    .returning({ id: passageComment.id });
  if (!comment) throw new Error("comment was not written");
  const organizationIds = [row.clientOrganizationId, row.publisherOrganizationId];
  await recordEvents(tx, [
    {
      subject: "comment",
      subjectId: comment.id,
      verb: "comment",
      organizationIds,
      party: speaker,
      actorId: actor.userId,
    },
  ]);
  return comment.id;
}

/** Resolves a comment; repeating changes nothing. Throws 404 for a stranger, 403 for a weak role. */
export async function resolveComment(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [comment] = await tx.select().from(passageComment).where(eq(passageComment.id, id));
  if (!comment) throw notFound("This comment");
  const { row } = await lockFor(tx, actor, comment.orderId, writers);
  await tx
    .update(passageComment)
    .set({ resolvedAt: sql`now()`, resolvedBy: actor.userId })
    .where(and(eq(passageComment.id, id), isNull(passageComment.resolvedAt)));
  tx.changes.push({
    resource: "comments",
    id,
    organizationIds: [row.clientOrganizationId, row.publisherOrganizationId],
  });
}
