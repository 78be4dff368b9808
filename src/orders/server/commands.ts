import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { may } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { isOnDomain } from "#media/domain.ts";
import { domainOfMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, forbidden, Invalid, invalid } from "#platform/http/errors.ts";
import type { orderEdit } from "../contract.ts";
import { isTextOpen, moveNamed, type OrderMove } from "../order.ts";
import { publishDateProblem } from "../publish-date.ts";
import { checkText } from "../text-check.ts";
import { moveOrder } from "./move.ts";
import type { MoveRequest } from "./move-request.ts";
import { findNewConditions } from "./queries-conditions.ts";
import { sanitizeContent } from "./sanitize.ts";
import { clientPlaceOf, lockAny, lockAsClient, lockAsPublisher } from "./sides.ts";
import { order } from "./tables.ts";

/** Edits text and publish date while they are the advertiser's (booked, changes requested). */
export async function editOrder(tx: Tx, actor: Actor, id: string, input: z.infer<typeof orderEdit>): Promise<void> {
  const row = await lockAny(tx, id);
  authorize(actor, "order.write", await clientPlaceOf(tx, row), "This order");
  if (!isTextOpen(row.status))
    throw conflict("text_closed", "The text can't be edited now: it lies with the publisher.");
  const publishDateMode = input.publishDateMode ?? row.publishDateMode;
  const publishOn = input.publishOn === undefined ? row.publishOn : input.publishOn;
  const dateChanged = input.publishDateMode !== undefined || input.publishOn !== undefined;
  const problem = dateChanged ? publishDateProblem(publishDateMode, publishOn, await today(tx)) : undefined;
  if (problem) throw invalid("publishOn", problem, "publish_date");
  const content = input.content === undefined ? row.content : sanitizeContent(input.content);
  await tx
    .update(order)
    .set({ title: input.title ?? row.title, content, publishDateMode, publishOn, updatedAt: sql`now()` })
    .where(eq(order.id, id));
}

/** Sends the text to the publisher, if it meets every condition (R5.2, R5.3) and these are accepted (R4.8). */
export async function sendOrder(tx: Tx, actor: Actor, id: string): Promise<void> {
  const row = await lockAsClient(tx, actor, id);
  if (await findNewConditions(tx, row))
    throw conflict(
      "conditions_changed",
      "The publisher changed the conditions. Accept the new ones, then send the text.",
    );
  const problems = checkText(row.title, row.content, row.conditions, row.hyperlinkKind);
  if (problems.length > 0)
    throw new Invalid(
      problems.map(({ part, message }) => ({
        propertyPath: part === "title" ? "title" : "content",
        message,
        code: part,
      })),
    );
  await moveOrder(tx, row, { orderId: id, move: "send", party: "client", actorId: actor.userId });
}

/** Says where the text went online: refused unless the address lies on the medium's own domain (R4.5). */
export async function publishOrder(tx: Tx, actor: Actor, id: string, publicationUrl: string): Promise<void> {
  const row = await lockAsPublisher(tx, actor, id);
  const domain = await domainOfMedia(tx, row.mediaProjectId);
  if (!domain || !isOnDomain(publicationUrl, domain))
    throw invalid("publicationUrl", `The link must be on ${domain}.`, "foreign_domain");
  await moveOrder(tx, row, {
    orderId: id,
    move: "publish",
    party: "publisher",
    actorId: actor.userId,
    values: { publicationUrl },
  });
}

type Extras = Pick<MoveRequest, "message" | "refundCents">;

/** A move of the advertiser's: approve, request a revision, cancel, dispute. */
export async function moveAsClient(
  tx: Tx,
  actor: Actor,
  id: string,
  move: OrderMove,
  extras: Extras = {},
): Promise<void> {
  await moveOrder(tx, await lockAsClient(tx, actor, id), {
    orderId: id,
    move,
    party: "client",
    actorId: actor.userId,
    ...extras,
  });
}

/** A move of the publisher's: accept, reject, request changes, dispute. */
export async function moveAsPublisher(
  tx: Tx,
  actor: Actor,
  id: string,
  move: OrderMove,
  extras: Extras = {},
): Promise<void> {
  await moveOrder(tx, await lockAsPublisher(tx, actor, id), {
    orderId: id,
    move,
    party: "publisher",
    actorId: actor.userId,
    ...extras,
  });
}

/** A move that either side may make: as the side that the actor is on. */
export async function moveAsParty(
  tx: Tx,
  actor: Actor,
  id: string,
  move: OrderMove,
  extras: Extras = {},
): Promise<void> {
  const row = await lockAny(tx, id);
  const isClient = may(actor, "order.read", await clientPlaceOf(tx, row)) !== undefined;
  return isClient ? moveAsClient(tx, actor, id, move, extras) : moveAsPublisher(tx, actor, id, move, extras);
}

/** An operator's decision of a dispute. */
export async function moveAsOperator(
  tx: Tx,
  actor: Actor,
  id: string,
  move: OrderMove,
  extras: Extras = {},
): Promise<void> {
  if (!actor.operator || !moveNamed(move).by.includes("operator")) throw forbidden();
  await moveOrder(tx, await lockAny(tx, id), {
    orderId: id,
    move,
    party: "operator",
    actorId: actor.userId,
    ...extras,
  });
}

async function today(tx: Tx): Promise<string> {
  const { rows } = await tx.$client.query<{ today: string }>("SELECT current_date::text AS today");
  return rows[0]?.today ?? "";
}
