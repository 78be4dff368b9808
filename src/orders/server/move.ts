import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { Invalid, notFound } from "#platform/http/errors.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { readSettings } from "#settings/server/queries.ts";
import { acceptedFailures, inputProblems } from "../checks.ts";
import { type PublishDate, publishDateInWords } from "../dates/publish-date.ts";
import { fieldsAfter, type OrderFacts } from "../fields-after.ts";
import { orderLife } from "../order.ts";
import { proposalOf } from "../proposal.ts";
import { deeds } from "./effects.ts";
import { readFacts } from "./facts.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { recordOrderEvent } from "./record.ts";
import { order } from "./tables.ts";

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for("update");
  return row;
}

/**
 * The only writer of an order's status (R4.5). One transaction writes status, deadline, fields, money and event, by the
 * database's clock. The row must be locked. Throws 409 `order_move` when the order has moved on, 409 with a failing
 * guard's code, 422 for a failing check.
 */
export async function moveOrder(tx: Tx, row: OrderRow, request: MoveRequest, facts?: OrderFacts): Promise<void> {
  const { move: verb, party, actorId } = request;
  const known = facts ?? (await readFacts(tx, row));
  requireMove(orderLife, verb, known, party);
  refuseProblems(request, known);
  const moved = await writeMove(tx, row, request, known);
  for (const effect of orderLife.moves[verb].effects)
    await deeds[effect]?.({ tx, order: moved, request, facts: known });
  await recordOrderEvent(tx, moved, {
    verb,
    party,
    actorId,
    fromState: row.status,
    message: saidWith(row, request, known),
  });
}

function refuseProblems({ move, input }: MoveRequest, facts: OrderFacts): void {
  const problems = inputProblems(orderLife.moves[move].checks ?? [], facts, input);
  if (problems.length > 0) throw new Invalid(problems);
}

async function writeMove(tx: Tx, row: OrderRow, request: MoveRequest, facts: OrderFacts): Promise<OrderRow> {
  const fields = fieldsAfter(row, request, facts, await readSettings(tx));
  const [moved] = await tx
    .update(order)
    .set({ ...fields, moveCount: row.moveCount + 1, updatedAt: sql`now()` })
    .where(eq(order.id, row.id))
    .returning();
  if (!moved) throw notFound("This order");
  return moved;
}

function saidWith(row: OrderRow, { move, input }: MoveRequest, facts: OrderFacts): string {
  const date = dateOfMove(row, { move, input });
  const said = [date && publishDateInWords(date), input.reason, ...acceptedFailures(facts, input)];
  return said.filter(Boolean).join("\n");
}

function dateOfMove(row: OrderRow, { move, input }: Pick<MoveRequest, "move" | "input">): PublishDate | undefined {
  if (input.publishDateMode) return { publishDateMode: input.publishDateMode, publishOn: input.publishOn ?? null };
  const answers = orderLife.moves[move].effects.some(
    (effect) => effect === "takeProposal" || effect === "dropProposal",
  );
  return answers ? proposalOf(row) : undefined;
}
