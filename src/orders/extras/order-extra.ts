import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import { type Lifecycle, type RoutedMove, routedNamesOf } from "#platform/lifecycle/lifecycle.ts";
import { catalogue, wordedRows } from "#platform/words/catalogue.ts";
import { extraDisputeMoves } from "./moves/extra-dispute-moves.ts";
import {
  byClient,
  byPublisher,
  bySystem,
  type ExtraEffect,
  type ExtraFacts,
  type ExtraMoveRow,
  extraGuards,
  extraMovedOn,
  extraPermissions,
  type OrderExtraKind,
  type OrderExtraStatus,
  orderExtraStatusNames,
  primary,
  secondary,
  workDue,
} from "./moves/extra-move.ts";

export {
  type ExtraFacts,
  extraPermissions,
  type OrderExtraKind,
  type OrderExtraStatus,
  orderExtraKinds,
  orderExtraStatuses,
  orderExtraStatusNames,
} from "./moves/extra-move.ts";

/**
 * THE table of moves of an order's extras (decision 0046). A `custom` one joins the order when it is accepted. A
 * `change` or `removal` is paid by itself once it is done and confirmed.
 */
export const extraMoves = wordedRows("orders.extras.moves", {
  include: {
    event: "extra_included",
    from: ["open"],
    to: "included",
    by: byClient,
    input: "answer",
    guards: ["isCustom", "orderTakesIt"],
    effects: ["hold"],
    button: primary,
    texts: {
      label: "Accept the extra",
      about: "Its price is held with the order, and is paid or given back with it.",
      mail: "The advertiser accepted the extra. It is a part of the order now.",
      history: "Extra accepted",
    },
  },
  agree: {
    event: "extra_agreed",
    from: ["open"],
    to: "agreed",
    by: extraPermissions,
    input: "answer",
    guards: ["isLater", "isAsked", "orderTakesIt"],
    effects: ["hold"],
    deadline: workDue,
    button: primary,
    texts: {
      label: "Agree",
      about: "The price is held until the publisher has done it and the advertiser has confirmed it.",
      mail: "The other side agreed. The price is held until it is done and confirmed.",
      history: "Agreed",
    },
  },
  decline: {
    event: "extra_declined",
    from: ["open"],
    to: "declined",
    by: extraPermissions,
    input: "reason",
    guards: ["isAsked"],
    effects: ["release"],
    button: secondary,
    texts: {
      label: "Decline",
      about: "The order goes on without it.",
      mail: "The other side declined the extra.",
      history: "Extra declined",
    },
  },
  withdraw: {
    event: "extra_withdrawn",
    from: ["open"],
    to: "withdrawn",
    by: extraPermissions,
    input: "answer",
    guards: ["isProposer"],
    effects: ["release"],
    button: secondary,
    texts: {
      label: "Withdraw the proposal",
      about: "The order goes on without it.",
      mail: "The other side withdrew the extra.",
      history: "Extra withdrawn",
    },
  },
  finish: {
    event: "extra_finished",
    from: ["agreed"],
    to: "done",
    by: byPublisher,
    input: "answer",
    guards: ["isLater"],
    effects: ["stampDone", "checkPublication"],
    deadline: { rule: "approval", passed: "confirm" },
    button: primary,
    texts: {
      label: "It is done",
      about:
        "The advertiser looks at it and confirms. If nobody answers in time, it counts as confirmed and you are paid.",
      mail: "The publisher says that it is done. Look at it, then confirm it.",
      history: "Done",
    },
  },
  reopen: {
    event: "extra_reopened",
    from: ["done"],
    to: "agreed",
    by: byClient,
    input: "reason",
    guards: ["isLater"],
    effects: [],
    deadline: workDue,
    button: secondary,
    texts: {
      label: "It is not done",
      about: "The publisher reads your note and has the whole turnaround again.",
      mail: "The advertiser says that something is missing.",
      history: "Not done yet",
    },
  },
  confirm: {
    event: "extra_confirmed",
    from: ["done"],
    to: "paid",
    by: { ...byClient, ...bySystem },
    input: "answer",
    guards: ["isLater"],
    effects: ["pay", "checkPublication"],
    button: primary,
    texts: {
      label: "Confirm",
      about: "The publisher is paid for it. This can't be undone.",
      mail: "It was confirmed and is paid.",
      history: "Confirmed and paid",
    },
  },
  giveUp: {
    event: "extra_given_up",
    from: ["agreed"],
    to: "lapsed",
    by: { ...byPublisher, ...bySystem },
    input: "answer",
    guards: ["isLater"],
    effects: ["release", "checkPublication"],
    button: secondary,
    texts: {
      label: "Give it up",
      about: "The money goes back to the advertiser. The publication stays as it is.",
      mail: "It was not done. Its price is back in the advertiser's balance.",
      history: "Not done, money returned",
    },
  },
  void: {
    event: "extra_voided",
    from: ["open"],
    to: "void",
    by: bySystem,
    effects: ["release"],
    texts: {
      label: "Void",
      about: "",
      mail: "The proposal of an extra ended: nobody answered in time, the order went on, or its payment was taken back.",
      history: "Extra no longer open",
    },
  },
  ...extraDisputeMoves,
} as const satisfies Record<string, ExtraMoveRow>);

export type ExtraMove = keyof typeof extraMoves;
export const extraMoveNames = Object.keys(extraMoves) as ExtraMove[];

/** Byline makes the other moves. */
export type ExtraMoveOfPeople = RoutedMove<typeof extraMoves>;
export const extraMovesOfPeople = routedNamesOf(extraMoves);

export const extraLife: Lifecycle<ExtraMove, ExtraMoveRow, ExtraFacts> = {
  noun: "extra",
  code: extraMovedOn.code,
  statusNames: orderExtraStatusNames,
  begins: [{ deed: "propose", to: "open", deadline: { rule: "answer", passed: "void" } }],
  guards: extraGuards,
  moves: extraMoves,
};

export const hasExtraEffect = (name: ExtraMove, effect: ExtraEffect): boolean =>
  extraLife.moves[name].effects.includes(effect);

/** Happenings of an order by its extras: proposals and moves. */
export const extraHappenings = ["propose", ...extraMoveNames].map(
  (name) => `${name as "propose" | ExtraMove}Extra` as const,
);
export type ExtraHappening = (typeof extraHappenings)[number];

const texts = catalogue("orders.extras", {
  proposed: {
    mail: "The other side proposes an extra. Accept it or decline it in the order.",
    history: "Extra proposed",
  },
});

export function wordsOfExtra(happening: ExtraHappening): Pick<ExtraMoveRow["texts"], "mail" | "history"> {
  const name = extraMoveNames.find((each) => happening === `${each}Extra`);
  return name ? extraMoves[name].texts : texts.proposed;
}

/** Moves to these start or deliver paid work. */
const begun: readonly (OrderExtraStatus | "stays")[] = ["agreed", "done"];

export const isPaidExtraWork = (move: ExtraMove): boolean => begun.includes(extraMoves[move].to);

/** A change or removal holds its price in these, whoever proposed it. */
export const heldExtraStatuses = ["agreed", "done", "disputed"] as const satisfies OrderExtraStatus[];

type HeldExtra = { kind: OrderExtraKind; status: OrderExtraStatus; proposedBy: TradeSide };

/**
 * True while an extra holds money of its own. An advertiser's proposal does from the beginning, a publisher's does not.
 */
export const holdsMoney = ({ kind, status, proposedBy }: HeldExtra): boolean =>
  kind !== "custom" &&
  (heldExtraStatuses.some((each) => each === status) || (status === "open" && proposedBy === "client"));

/** The publisher offers extras; either side asks for changes and removals. */
export const proposers: Record<OrderExtraKind, readonly TradeSide[]> = {
  custom: ["publisher"],
  change: tradeSides,
  removal: tradeSides,
};

/** Per order. */
export const openExtrasMax = 5;
