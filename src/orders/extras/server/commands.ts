import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { countSpending } from "#accounts/tokens/server/commands.ts";
import { refuseBeyondPlan } from "#campaigns/server/queries-budget.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { MoveMakers } from "../../moves/move.ts";
import { permitVerdict } from "../../server/commands/moves.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { lockFor } from "../../server/sides.ts";
import { extraStatuses } from "../../statuses.ts";
import type { OrderExtraInput } from "../contract.ts";
import type { ExtraMoveInput } from "../move-operations.ts";
import {
  canMoveExtra,
  type ExtraMove,
  type ExtraSide,
  extraMoveNamed,
  extraPermissions,
  holdsMoney,
  makersOf,
  openExtrasMax,
  proposers,
} from "../order-extra.ts";
import { refuseOverdueExtra } from "./deadline.ts";
import { lockExtra } from "./lock-extra.ts";
import { type ExtraFunds, holdPrice } from "./money.ts";
import { extraMovedOn, moveExtra, recordExtra } from "./move-extra.ts";
import { type OrderExtraRow, orderExtra } from "./tables.ts";

/**
 * Proposes an extra of an order; the other side accepts or declines it. An advertiser's is held at once. Answers its id. Throws
 * 404, 403, 422 for a name that is taken, 409 `extra_move` where the order takes none now, `extras_open` for too many, what the wallet and the budget throw.
 */
export async function proposeExtra(tx: Tx, actor: Actor, input: OrderExtraInput): Promise<string> {
  const { order: orderId, overBudget, ...proposed } = input;
  const { row, party } = await lockFor(tx, actor, orderId, permissionsOf(proposers[proposed.kind]));
  if (!extraStatuses[proposed.kind].includes(row.status)) throw extraMovedOn();
  const open = await openNames(tx, orderId);
  if ([...open, ...row.extras.map(({ name }) => name)].includes(proposed.name))
    throw invalid("name", "The order has an extra of this name already. Choose another one.", "taken");
  if (open.length >= openExtrasMax)
    throw conflict(
      "extras_open",
      `An order has at most ${openExtrasMax} open extras. Answer them or take one back first.`,
    );
  const proposedBy = party as ExtraSide;
  const extra = await insertExtra(tx, { ...proposed, orderId, proposedBy });
  if (holdsMoney(extra)) {
    await countMore(tx, actor, row, { moreCents: extra.priceCents, overBudget });
    await setFunds(tx, extra.id, await holdPrice(tx, row, extra));
  }
  await recordExtra(tx, row, extra, {
    verb: "proposeExtra",
    party: proposedBy,
    actorId: actor.userId,
    reason: proposed.note,
  });
  return extra.id;
}

async function openNames(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: orderExtra.name })
    .from(orderExtra)
    .where(and(eq(orderExtra.orderId, orderId), eq(orderExtra.status, "open")));
  return rows.map(({ name }) => name);
}

type ProposedExtra = Pick<OrderExtraRow, "orderId" | "kind" | "name" | "note" | "priceCents" | "proposedBy">;

async function insertExtra(tx: Tx, proposed: ProposedExtra): Promise<OrderExtraRow> {
  const { offerHours } = await readSettings(tx);
  const deadlineAt = sql`now() + make_interval(hours => ${offerHours})`;
  const [extra] = await tx
    .insert(orderExtra)
    .values({ ...proposed, status: "open", heldCents: 0, deadlineAt })
    .returning();
  if (!extra) throw new Error("extra was not written");
  return extra;
}

const setFunds = (tx: Tx, id: string, funds: ExtraFunds) =>
  tx.update(orderExtra).set(funds).where(eq(orderExtra.id, id));

/**
 * Makes a move of an extra, as the side of the order that the actor is on. Throws 404, 403, 409 `extra_move`, what the wallet and
 * the budget throw.
 */
export async function makeExtraMove(
  tx: Tx,
  actor: Actor,
  id: string,
  move: ExtraMove,
  { overBudget, ...input }: ExtraMoveInput,
): Promise<void> {
  const [seen] = await tx.select().from(orderExtra).where(eq(orderExtra.id, id));
  if (!seen) throw notFound("This extra");
  const { row, party } = await lockFor(tx, actor, seen.orderId, makersNow(move, seen));
  const extra = await lockExtra(tx, id);
  await refuseOverdueExtra(tx, extra);
  if (extraMoveNamed(move).money === "held") {
    if (!extraStatuses[extra.kind].includes(row.status)) throw extraMovedOn();
    if (party === "client" && extra.status === "open")
      await countMore(tx, actor, row, { moreCents: extra.priceCents - extra.heldCents, overBudget });
  }
  if (extraMoveNamed(move).money === "paid" && party === "client") await countSpending(tx, actor, extra.priceCents);
  await moveExtra(tx, row, extra, { move, party, actorId: actor.userId, input });
  if (party === "operator") await permitVerdict(tx, actor, row, extra.priceCents);
}

/** Who acts on both sides acts on the one that may make the move now. */
function makersNow(move: ExtraMove, extra: OrderExtraRow): MoveMakers {
  const makers = makersOf(move);
  if (makers.length === 0) return { operator: true };
  const now = makers.filter((side) => canMoveExtra(move, extra, side));
  return permissionsOf(now.length > 0 ? now : makers);
}

const permissionsOf = (makers: readonly ExtraSide[]) =>
  Object.fromEntries(makers.map((side) => [side, extraPermissions[side]]));

type More = { moreCents: number; overBudget: boolean | undefined };

/** What an advertiser agrees to keeps within the campaign's budget and the token's limit. */
async function countMore(tx: Tx, actor: Actor, { campaignId }: OrderRow, { moreCents, overBudget }: More) {
  if (moreCents <= 0) return;
  await refuseBeyondPlan(tx, actor, campaignId, { moreCents, isBooking: false, overBudget });
  if (actor.apiTokenId) await countSpending(tx, actor, moreCents);
}
