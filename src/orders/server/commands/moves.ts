import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { countPayment } from "#accounts/grants/server/commands-spending.ts";
import { permitDeed } from "#deeds/server/commands.ts";
import { isWritten } from "#formats/extras.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { movedOn } from "#platform/lifecycle/server/require-move.ts";
import type { OrderEdit } from "../../contract.ts";
import { leadTime, type PublishDate, publishDateProblem } from "../../dates/publish-date.ts";
import { readLeadClock } from "../../dates/server/queries-lead-time.ts";
import { holdSlots, readClosedOf } from "../../dates/slots/server/queries.ts";
import { attachImages } from "../../images/server/commands.ts";
import type { MoveInput, SeenOrder } from "../../moves/move-input.ts";
import { openFields } from "../../open-fields.ts";
import { type OrderMove, orderLife } from "../../order.ts";
import { moveOrder } from "../move.ts";
import type { OrderRow } from "../move-request.ts";
import { concernedBy } from "../record.ts";
import { sendingTimesOf } from "../sending-times.ts";
import { lockFor } from "../sides.ts";
import { order } from "../tables.ts";
import { takeInContent, textClosed } from "../text/content.ts";
import { replaceText } from "../text-versions.ts";

/**
 * Makes a move as the actor's side (R4.5). Throws 404 for a stranger, 403 without permission, 403 `spend_limit` for a
 * token, and like `moveOrder`.
 */
export async function makeMove(
  tx: Tx,
  actor: Actor,
  id: string,
  move: OrderMove,
  { moveCount, ...input }: MoveInput & SeenOrder,
): Promise<void> {
  const { row, party } = await lockFor(tx, actor, id, orderLife.moves[move].by);
  if (moveCount !== undefined && moveCount !== row.moveCount) throw movedOn(orderLife, row.status);
  if (input.evidenceImages) await attachImages(tx, row, actor, input.evidenceImages.join());
  if (party === "client" && orderLife.moves[move].by.client === "order.pay")
    await countPayment(tx, actor, { about: id, cents: row.totalCents });
  await moveOrder(tx, row, { move, party, actorId: actor.userId, input });
  if (party === "operator") await permitVerdict(tx, actor, row, row.totalCents);
}

/** Checks an operator's decision about both sides' money, in cents. Throws like `permitDeed`. */
export async function permitVerdict(tx: Tx, actor: Actor, row: OrderRow, amountCents: number): Promise<void> {
  const { clientOrganizationId, publisherOrganizationId } = row;
  const parts = [clientOrganizationId, publisherOrganizationId].map((organizationId) => ({
    organizationId,
    amountCents,
  }));
  await permitDeed(tx, actor, { deed: "verdict", amountCents, parts });
}

/**
 * Edits text, brief and publish date while the actor may write them. Throws 409 `text_closed`, and like `replaceText`.
 */
export async function editOrder(tx: Tx, actor: Actor, id: string, input: OrderEdit): Promise<void> {
  const { row, party } = await lockFor(tx, actor, id, { client: "order.write", publisher: "order.answer" });
  const side = party === "publisher" ? "publisher" : "client";
  const open: readonly string[] = openFields(row.status, side);
  const { textVersion: _typedUpon, ...fields } = input;
  if (open.length === 0 || Object.keys(fields).some((field) => !open.includes(field))) throw textClosed();
  const publishDateMode = input.publishDateMode ?? row.publishDateMode;
  const publishOn = input.publishOn === undefined ? row.publishOn : input.publishOn;
  const dateChanged = input.publishDateMode !== undefined || input.publishOn !== undefined;
  if (dateChanged) await refuseWrongDate(tx, row, { publishDateMode, publishOn });
  const text = {
    title: input.title ?? row.title,
    content: input.content === undefined ? row.content : await takeInContent(input.content),
  };
  if (input.content !== undefined) await attachImages(tx, row, actor, text.content);
  await tx
    .update(order)
    .set({
      brief: input.brief ?? row.brief,
      publishDateMode,
      publishOn,
      ...(dateChanged ? await sendingTimesOf(tx, { ...row, publishDateMode, publishOn }) : {}),
      ...(await replaceText(tx, row, { by: actor.userId, side, ...input, ...text })),
      updatedAt: sql`now()`,
    })
    .where(eq(order.id, id));
  tx.changes.push({ resource: "orders", id, organizationIds: concernedBy(row) });
}

/** Throws 422 for a day that is too early for the publisher or without a slot for this order. */
async function refuseWrongDate(tx: Tx, row: OrderRow, date: PublishDate): Promise<void> {
  const { mediaProjectId, extras, conditions } = row;
  if (date.publishOn) await holdSlots(tx, [mediaProjectId]);
  const closed = await readClosedOf(tx, mediaProjectId, row.id);
  const work = { turnaroundHours: conditions.turnaroundHours, isWritten: isWritten(extras), closed };
  const problem = publishDateProblem(date, leadTime(await readLeadClock(tx), work));
  if (problem) throw invalid("publishOn", problem, "publish_date");
}
