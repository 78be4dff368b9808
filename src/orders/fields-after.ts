import type { Extra } from "#formats/extras.ts";
import { isWritten } from "#formats/extras.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { acceptedFailures, type CheckedOrder } from "./checks.ts";
import { asSoonAsPossible, type PublishDate } from "./dates/publish-date.ts";
import { leavesTurnaround } from "./dates/window.ts";
import { answerAfter, type FirstAnswer } from "./first-answer.ts";
import { areBothTold } from "./guards.ts";
import type { MoveInput } from "./moves/move-input.ts";
import type { OrderParty } from "./moves/party.ts";
import { type OrderEffect, type OrderMove, type OrderStanding, type OrderStatus, orderLife } from "./order.ts";
import { noProposal, type OrderProposal, proposalOf } from "./proposal.ts";
import { isDateOpen } from "./statuses.ts";
import { noTimes, type Timers, type Times, timesOf, windowTimes } from "./timer.ts";

export type OrderMoveMade = { move: OrderMove; party: OrderParty; input: MoveInput };

export type OrderFacts = OrderStanding & CheckedOrder;

type StatusTimes = Record<"sentAt" | "acceptedAt" | "publishedAt" | "completedAt", Date | null>;
type FirstTimes = FirstAnswer & { firstPublishedAt: Date | null };

export type MovedOrder = Times &
  PublishDate &
  OrderProposal &
  StatusTimes &
  FirstTimes & {
    status: OrderStatus;
    reason: string | null;
    revisionRounds: number;
    brief: string;
    publicationUrl: string | null;
    despite: string[];
    lookAskedAt: Date | null;
  };

type BookedOrder = { conditions: { turnaroundHours: number }; extras: readonly Extra[] };

type FieldEffect = (order: MovedOrder & BookedOrder, made: OrderMoveMade, facts: OrderFacts) => Partial<MovedOrder>;

/** Effects on the order's own row. `server/effects.ts` holds the others. */
const fieldEffects = {
  /** The guarantee covers everything else. */
  keepAccepted: (_order, { input }, facts) => ({ despite: acceptedFailures(facts, input) }),

  /** With both stories told, nobody's clock runs. */
  keepStory: (_order, { party }, { dispute }) => (areBothTold([...(dispute?.toldBy ?? []), party]) ? noTimes : {}),

  stopClock: () => ({ deadlineAt: null, nextReminderAt: null }),

  checkPublication: (_order, _made, { now }) => ({ lookAskedAt: now }),

  replaceLink: ({ publicationUrl }, { input }) => ({ publicationUrl: input.publicationUrl ?? publicationUrl }),

  keepProposal: (_order, { party, input }) => ({
    proposedDateMode: input.publishDateMode ?? null,
    proposedPublishOn: input.publishOn ?? null,
    dateProposedBy: party,
    dateProposalReason: input.reason ?? null,
  }),

  /** The time to publish, where it runs, restarts from the new date. */
  takeProposal(order, _made, { now }) {
    const date = proposalOf(order);
    if (!date) return {};
    const { turnaroundHours } = order.conditions;
    const times = order.acceptedAt ? windowTimes(order.acceptedAt, { now, turnaroundHours, date }) : {};
    return { ...date, ...times, ...noProposal };
  },

  dropProposal: () => noProposal,

  reviseBrief: ({ brief }, { input }) => ({ brief: input.brief ?? brief }),

  /** A day that passed or came too near while the text was written becomes "as soon as possible". */
  freeShortDate(order, _made, { now }) {
    const { turnaroundHours } = order.conditions;
    if (leavesTurnaround(now, turnaroundHours, order)) return {};
    return { ...asSoonAsPossible, ...windowTimes(now, { now, turnaroundHours, date: asSoonAsPossible }) };
  },

  countRevision: ({ revisionRounds }) => ({ revisionRounds: revisionRounds + 1 }),
} as const satisfies Partial<Record<OrderEffect, FieldEffect>>;
export type OrderFieldEffect = keyof typeof fieldEffects;

const fieldEffectOf = (effect: OrderEffect): FieldEffect | undefined =>
  (fieldEffects as Partial<Record<OrderEffect, FieldEffect>>)[effect];

/** Returns every changed column of the order's row, for its single UPDATE. */
export function fieldsAfter(
  order: MovedOrder & BookedOrder,
  made: OrderMoveMade,
  facts: OrderFacts,
  timers: Timers,
): Partial<MovedOrder> {
  const { to, effects } = orderLife.moves[made.move];
  const fields: Partial<MovedOrder> = to === "stays" ? {} : fieldsInStatus(order, made, facts.now, timers);
  for (const effect of effects) Object.assign(fields, fieldEffectOf(effect)?.({ ...order, ...fields }, made, facts));
  return fields;
}

const stampOf: Partial<Record<OrderStatus, keyof StatusTimes>> = {
  sent: "sentAt",
  briefed: "sentAt",
  accepted: "acceptedAt",
  published: "publishedAt",
  completed: "completedAt",
};

function fieldsInStatus(
  order: MovedOrder & BookedOrder,
  { move, input }: OrderMoveMade,
  now: Date,
  timers: Timers,
): Partial<MovedOrder> {
  const status = statusAfter(orderLife, move, order.status);
  const stamp = status === order.status ? undefined : stampOf[status];
  const { turnaroundHours } = order.conditions;
  const clock = { now, timers, turnaroundHours, isWritten: isWritten(order.extras), date: order };
  return {
    status,
    ...timesOf(orderLife.moves[move].deadline, clock),
    reason: input.reason ?? null,
    publicationUrl: input.publicationUrl ?? order.publicationUrl,
    ...(stamp ? { [stamp]: stamp === "completedAt" ? (order.completedAt ?? now) : now } : {}),
    ...(status === "published" && !order.firstPublishedAt ? { firstPublishedAt: now } : {}),
    ...answerAfter(order, { move, status }, now),
    ...(isDateOpen(status) ? {} : noProposal),
  };
}
