import { and, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { countPayment, countSpending } from "#accounts/grants/server/commands-spending.ts";
import { refuseBeyondPlan } from "#campaigns/server/queries-budget.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { isOpenMove } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { MoveMakers } from "../../moves/move.ts";
import type { OrderParty } from "../../moves/party.ts";
import { permitVerdict } from "../../server/commands/moves.ts";
import { refuseUnpaid } from "../../server/commands/unpaid.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { lockFor } from "../../server/sides.ts";
import { extraStatuses } from "../../statuses.ts";
import type { OrderExtraInput } from "../contract.ts";
import { extraMovedOn } from "../moves/extra-move.ts";
import type { ExtraMoveInput } from "../moves/extra-move-input.ts";
import {
  type ExtraMove,
  extraLife,
  extraPermissions,
  hasExtraEffect,
  holdsMoney,
  isPaidExtraWork,
  openExtrasMax,
  proposers,
} from "../order-extra.ts";
import { refuseOverdueExtra } from "./deadline.ts";
import { lockExtra } from "./lock-extra.ts";
import { type ExtraFunds, holdPrice } from "./money.ts";
import { deadlineIn, extraSubject, moveExtra, recordExtra } from "./move-extra.ts";
import { type OrderExtraRow, orderExtra } from "./tables.ts";

const texts = catalogue("orders.extras.server.commands", {
  taken: "The order already has an extra with this name. Choose another one.",
  extrasOpen: (openExtrasMax: number) =>
    `An order has at most ${openExtrasMax} open extras. Answer them or take one back first.`,
});

/**
 * Proposes an extra, which the other side accepts or declines; an advertiser's is held at once. Returns its id. Throws
 * 404, 403, 422 for a taken name, 409 `extra_move` or `extras_open`. Throws errors of the wallet and the budget too.
 */
export async function proposeExtra(tx: Tx, actor: Actor, input: OrderExtraInput): Promise<string> {
  const { order: orderId, overBudget, ...proposed } = input;
  const { row, party } = await lockFor(tx, actor, orderId, permissionsOf(proposers[proposed.kind]));
  if (!extraStatuses[proposed.kind].includes(row.status)) throw conflict(extraMovedOn.code, extraMovedOn.refusal);
  const open = await openNames(tx, orderId);
  if ([...open, ...row.extras.map(({ name }) => name)].includes(proposed.name))
    throw invalid("name", texts.taken, "taken");
  if (open.length >= openExtrasMax) throw conflict("extras_open", texts.extrasOpen(openExtrasMax));
  const proposedBy = party as TradeSide;
  const extra = await insertExtra(tx, row, { ...proposed, orderId, proposedBy });
  if (holdsMoney(extra)) {
    const about = spentFor(row, extra);
    await countMore(tx, actor, row, { about, moreCents: extra.priceCents, overBudget });
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

async function insertExtra(tx: Tx, row: OrderRow, proposed: ProposedExtra): Promise<OrderExtraRow> {
  const deadlineAt = await deadlineIn(tx, row, "answer");
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
 * Makes a move of an extra as the actor's side of the order. Throws 404, 403, 409 `extra_move` and `payment_owed`, and
 * errors of the wallet and the budget.
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
  await countSpendingOf(tx, actor, { row, extra, move, party, overBudget });
  if (party === "publisher" && isPaidExtraWork(move)) await refuseUnpaid(tx, row.clientOrganizationId);
  await moveExtra(tx, row, extra, { move, party, actorId: actor.userId, input });
  if (party === "operator") await permitVerdict(tx, actor, row, extra.priceCents);
}

type ExtraSpending = {
  row: OrderRow;
  extra: OrderExtraRow;
  move: ExtraMove;
  party: OrderParty;
  overBudget: boolean | undefined;
};

/**
 * An advertiser's answer counts against the budget while it holds money, and against the token's limit when it pays.
 */
async function countSpendingOf(tx: Tx, actor: Actor, { row, extra, move, party, overBudget }: ExtraSpending) {
  requireMove(extraLife, move, await extraSubject(tx, row, extra), party);
  if (party !== "client") return;
  const about = spentFor(row, extra);
  if (hasExtraEffect(move, "hold"))
    await countMore(tx, actor, row, { about, moreCents: extra.priceCents - extra.heldCents, overBudget });
  if (hasExtraEffect(move, "pay")) await countPayment(tx, actor, { about, cents: extra.priceCents });
}

/** An actor on both sides acts on the one that may make the move now. */
function makersNow(move: ExtraMove, extra: OrderExtraRow): MoveMakers {
  const makers = tradeSides.filter((side) => side in extraLife.moves[move].by);
  if (makers.length === 0) return { operator: true };
  const now = makers.filter((side) => isOpenMove(extraLife, move, { ...extra, ...unreadFacts }, side));
  return permissionsOf(now.length > 0 ? now : makers);
}

/** Decide nothing about the side. */
const unreadFacts = { isTaken: true, toldBy: [], isAnswerOver: true };

const permissionsOf = (makers: readonly TradeSide[]) =>
  Object.fromEntries(makers.map((side) => [side, extraPermissions[side]]));

/** A custom extra's price is held with its order, another's by itself. */
const spentFor = (row: OrderRow, extra: OrderExtraRow): string => (extra.kind === "custom" ? row.id : extra.id);

type More = { about: string; moreCents: number; overBudget: boolean | undefined };

/** An advertiser's agreement stays within the campaign's budget and the token's limit. */
async function countMore(tx: Tx, actor: Actor, { campaignId }: OrderRow, { about, moreCents, overBudget }: More) {
  if (moreCents <= 0) return;
  await refuseBeyondPlan(tx, actor, campaignId, { moreCents, isBooking: false, overBudget });
  if (actor.grantId) await countSpending(tx, actor, { about, cents: moreCents });
}
