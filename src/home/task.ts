import { z } from "zod";
import { may, type Roles } from "#accounts/permissions.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { Offer } from "#offers/contract.ts";
import { askedSide } from "#offers/offer.ts";
import type { Order } from "#orders/contract.ts";
import { nextMoveOf } from "#orders/next-move.ts";
import { type OrderMove, orderLife, orderMoveNames, orderStatuses } from "#orders/order.ts";
import { claimedStatus } from "#orders/statuses.ts";
import { waitsFor } from "#orders/timer.ts";
import { iri } from "#platform/contract/iri.ts";
import { amount, instant, linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { proofSchema } from "#proof/proof-schema.ts";

/** `claim` is only followed by the advertiser; its publisher restores the page by a `move`. */
const taskKinds = ["move", "date", "conditions", "claim", "offer", "balance", "budget"] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A thing that waits for the reader, derived from the lifecycles' moves and deadlines. */
const taskSchema = z.object({
  id: z.string().describe("The id of the order, offer, organization or campaign that it is about."),
  kind: z.enum(taskKinds).describe("The kind of thing to do."),
  order: linkTo("Order").nullable().describe("The order; null for another subject."),
  offer: linkTo("Offer").nullable().describe("The offer; null for another subject."),
  campaign: linkTo("Campaign").nullable().describe("The campaign whose budget runs out; null for another subject."),
  move: z
    .enum(orderMoveNames)
    .nullable()
    .describe("The order's next move, which you may make now; null where your role lets you read only."),
  mayAct: z.boolean().describe("Whether you may do it. Where not, somebody else of your side has to."),
  status: z.enum(orderStatuses).nullable().describe("Where the order stands; null for another subject."),
  number: z.string().nullable().describe("The order's number; null for another subject."),
  title: z.string().describe("The text's title, or the campaign's name; empty where there is none yet."),
  mediaName: z.string().nullable().describe("The outlet; null for balance and budget."),
  formatType: z.string().nullable().describe("The kind of publication; null for balance and budget."),
  otherName: z.string().nullable().describe("The other side's name; null for balance and budget."),
  dueAt: instant().nullable().describe("Until when it waits; null without such a time."),
  publishedAt: instant().nullable().describe("When the page was published last; null before."),
  proof: proofSchema.nullable().describe("How the proof of the publication stands; null while nothing is online."),
  showsAmounts: showsAmounts(),
  amountCents: amount().describe(
    "The order's total, or for a publisher its earnings; of an offer the price that stands; of balance and budget what is left.",
  ),
  againstCents: amount().describe(
    "Of an offer the price before; of the balance its threshold; of a budget all of it; null for an order.",
  ),
});
export type Task = z.infer<typeof taskSchema>;

/** Tasks that a home shows; `taskCount` tells of more. */
export const tasksMax = 8;

/** Fields of both sides' homes. */
export const homeFields = {
  id: z.string().describe("The organization's id."),
  tasks: z.array(taskSchema).describe("The first things that wait for you, soonest first."),
  taskCount: z.int().describe("All of them, counted up to a hundred."),
};

const nothing = { order: null, offer: null, campaign: null, move: null, status: null, number: null } as const;
const unplaced = { mediaName: null, formatType: null, otherName: null, publishedAt: null, proof: null } as const;

/** The task that an order sets a side; undefined where it waits for somebody else. */
export function taskOfOrder(order: Order, side: TradeSide): Task | undefined {
  const kind = kindOf(order, side);
  if (!kind) return undefined;
  const isAnswer = (name: OrderMove) => orderLife.moves[name].button?.place === "proposal";
  const move = kind === "claim" ? null : nextMoveOf(order, (name) => isAnswer(name) === (kind === "date"));
  return {
    ...nothing,
    id: order.id,
    kind,
    order: iri("orders", order.id),
    move,
    mayAct: kind === "claim" || (kind === "conditions" ? order.editable : move !== null),
    status: order.status,
    number: order.number,
    title: order.title,
    mediaName: order.mediaName,
    formatType: order.formatType,
    otherName: side === "client" ? order.publisherName : order.clientName,
    dueAt: order.dueAt,
    publishedAt: order.publishedAt,
    proof: order.proof,
    showsAmounts: order.showsAmounts,
    amountCents: side === "client" ? order.totalCents : order.earningsCents,
    againstCents: null,
  };
}

function kindOf(order: Order, side: TradeSide): TaskKind | undefined {
  const isAsked = waitsFor(order).includes(side);
  if (order.proposedDate && order.proposedDate.by !== side) return "date";
  if (side === "client" && order.status === claimedStatus) return "claim";
  if (side === "client" && isAsked && order.newConditions) return "conditions";
  return isAsked ? "move" : undefined;
}

/** The answer that an offer asks of a side. */
export function taskOfOffer(offer: Offer, side: TradeSide): Task | undefined {
  if (askedSide(offer.status) !== side) return undefined;
  const [former, standing] = [offer.versions.at(-2), offer.versions.at(-1)];
  return {
    ...nothing,
    id: offer.id,
    kind: "offer",
    offer: iri("offers", offer.id),
    mayAct: offer.moves.includes("accept"),
    title: "",
    mediaName: offer.mediaName,
    formatType: offer.formatType,
    otherName: side === "client" ? offer.publisherName : offer.clientName,
    dueAt: offer.expiresAt,
    publishedAt: null,
    proof: null,
    showsAmounts: offer.showsAmounts,
    amountCents: standing?.totalCents ?? null,
    againstCents: former?.totalCents ?? offer.presentPriceCents,
  };
}

type LowBalance = { organizationId: string; availableCents: number; lowBalanceCents: number | null };

export function taskOfBalance({ organizationId, availableCents, lowBalanceCents }: LowBalance, reader: Roles): Task[] {
  if (lowBalanceCents === null || availableCents >= lowBalanceCents) return [];
  return [
    {
      ...nothing,
      ...unplaced,
      id: organizationId,
      kind: "balance",
      mayAct: may(reader, "wallet.topUp", { organizationId }) === true,
      title: "",
      dueAt: null,
      showsAmounts: true,
      amountCents: availableCents,
      againstCents: lowBalanceCents,
    },
  ];
}

/** From this share of a budget on, its campaign needs somebody. */
const budgetShare = 0.9;

type SpentBudget = { id: string; name: string; showsAmounts: boolean; mayRaise: boolean } & Record<
  "spentCents" | "heldCents",
  number | null
> & { budgetCents: number | null };

export function taskOfBudget({ id, name, mayRaise, budgetCents, ...money }: SpentBudget): Task[] {
  const usedCents = (money.spentCents ?? 0) + (money.heldCents ?? 0);
  if (!money.showsAmounts || !budgetCents || usedCents < budgetShare * budgetCents) return [];
  return [
    {
      ...nothing,
      ...unplaced,
      id,
      kind: "budget",
      campaign: iri("campaigns", id),
      mayAct: mayRaise,
      title: name,
      dueAt: null,
      showsAmounts: true,
      amountCents: budgetCents - usedCents,
      againstCents: budgetCents,
    },
  ];
}

/** Tasks that end first come first, those without an end last. */
export const bySoonest = (one: Pick<Task, "dueAt">, other: Pick<Task, "dueAt">): number =>
  timeOf(one.dueAt) - timeOf(other.dueAt);

const timeOf = (dueAt: string | null): number => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));
