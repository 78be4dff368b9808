import type { Permission } from "#accounts/permissions.ts";
import { reasonInput } from "../moves/move-input.ts";
import { extraDisputeMoves } from "./moves/extra-dispute-moves.ts";
import {
  type ExtraMoveRow,
  type ExtraParty,
  type ExtraSide,
  later,
  type OrderExtraKind,
  type OrderExtraStatus,
  orderExtraKinds,
} from "./moves/extra-move.ts";

export {
  type ExtraParty,
  type ExtraSide,
  type OrderExtraKind,
  type OrderExtraStatus,
  orderExtraKinds,
  orderExtraStatuses,
} from "./moves/extra-move.ts";

/**
 * Extras that two sides agree on for one order (decision 0046): THE table of their moves. Routes, screens, mails, SQL and
 * tests read it. A `custom` one is a part of the order from its acceptance on. A `change` of what is published, or its
 * `removal`, is paid by itself when it is done and confirmed.
 */
/** What each side needs for its part of it (R6.3). */
export const extraPermissions = {
  client: "order.acceptExtras",
  publisher: "order.proposeExtras",
} as const satisfies Record<ExtraSide, Permission>;

const extraMoves = {
  include: {
    event: "extra_included",
    of: ["custom"],
    from: "open",
    to: "included",
    by: ["client"],
    money: "held",
    tone: "primary",
    texts: {
      label: "Accept the extra",
      about: "Its price is held with the order, and is paid or given back with it.",
      mail: "The advertiser accepted the extra. It is a part of the order now.",
      history: "Extra accepted",
    },
  },
  agree: {
    event: "extra_agreed",
    of: later,
    from: "open",
    to: "agreed",
    by: ["asked"],
    money: "held",
    deadline: "turnaround",
    tone: "primary",
    texts: {
      label: "Agree",
      about: "The price is held until the publisher has done it and the advertiser has confirmed it.",
      mail: "The other side agreed. The price is held until it is done and confirmed.",
      history: "Agreed",
    },
  },
  decline: {
    event: "extra_declined",
    from: "open",
    to: "declined",
    by: ["asked"],
    money: "released",
    input: reasonInput,
    tone: "secondary",
    texts: {
      label: "Decline",
      about: "The order goes on without it.",
      mail: "The other side declined the extra.",
      history: "Extra declined",
    },
  },
  withdraw: {
    event: "extra_withdrawn",
    from: "open",
    to: "withdrawn",
    by: ["proposer"],
    money: "released",
    tone: "secondary",
    texts: {
      label: "Withdraw the proposal",
      about: "The order goes on without it.",
      mail: "The other side withdrew the extra.",
      history: "Extra withdrawn",
    },
  },
  finish: {
    event: "extra_finished",
    of: later,
    from: "agreed",
    to: "done",
    by: ["publisher"],
    deadline: "approval",
    tone: "primary",
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
    of: later,
    from: "done",
    to: "agreed",
    by: ["client"],
    deadline: "turnaround",
    input: reasonInput,
    tone: "secondary",
    texts: {
      label: "It is not done",
      about: "The publisher reads what is missing and has the turnaround once more.",
      mail: "The advertiser says that something is missing.",
      history: "Not done yet",
    },
  },
  confirm: {
    event: "extra_confirmed",
    of: later,
    from: "done",
    to: "paid",
    by: ["client", "system"],
    money: "paid",
    tone: "primary",
    texts: {
      label: "Confirm",
      about: "The publisher is paid for it. This cannot be undone.",
      mail: "It was confirmed and is paid.",
      history: "Confirmed and paid",
    },
  },
  giveUp: {
    event: "extra_given_up",
    of: later,
    from: "agreed",
    to: "lapsed",
    by: ["publisher", "system"],
    money: "released",
    tone: "secondary",
    texts: {
      label: "Give it up",
      about: "The money goes back to the advertiser. The publication stays as it is.",
      mail: "It was not done. Its price is back in the advertiser's balance.",
      history: "Not done, money returned",
    },
  },
  void: {
    event: "extra_voided",
    from: "open",
    to: "void",
    by: ["system"],
    money: "released",
    tone: "secondary",
    texts: {
      label: "Void",
      about: "",
      mail: "Nobody answered the proposal of an extra in time, or the order went on without it.",
      history: "Extra no longer open",
    },
  },
  ...extraDisputeMoves,
} as const satisfies Record<string, ExtraMoveRow>;

export type ExtraMove = keyof typeof extraMoves;
export const extraMoveNames = Object.keys(extraMoves) as ExtraMove[];

/** What can happen to an order by an extra: its proposal and its moves; the order's history shows it. */
export const extraHappenings = ["propose", ...extraMoveNames].map(
  (name) => `${name as "propose" | ExtraMove}Extra` as const,
);
export type ExtraHappening = (typeof extraHappenings)[number];

/** The move as a plain record: the table's literal types are narrower than most callers need. */
export const extraMoveNamed = (name: ExtraMove): ExtraMoveRow => extraMoves[name];

/** The words of something that happened by an extra. */
export function wordsOfExtra(happening: ExtraHappening): Pick<ExtraMoveRow["texts"], "mail" | "history"> {
  const name = extraMoveNames.find((each) => happening === `${each}Extra`);
  return name
    ? extraMoves[name].texts
    : { mail: "The other side proposes an extra. Accept it or decline it in the order.", history: "Extra proposed" };
}

type ExtraState = { kind: OrderExtraKind; status: OrderExtraStatus; proposedBy: ExtraSide };

/** True when the table lets this party make this move now. */
export function canMoveExtra(name: ExtraMove, extra: ExtraState, party: ExtraParty): boolean {
  const { of = orderExtraKinds, from, by } = extraMoveNamed(name);
  const isSide = party === "client" || party === "publisher";
  const asWhom = !isSide ? party : party === extra.proposedBy ? "proposer" : "asked";
  return of.includes(extra.kind) && from === extra.status && (by.includes(party) || by.includes(asWhom));
}

/** The sides that the table lets make a move at some time. */
export const makersOf = (name: ExtraMove): ExtraSide[] => {
  const { by } = extraMoveNamed(name);
  const isEither = by.includes("asked") || by.includes("proposer");
  return (["client", "publisher"] as const).filter((side) => isEither || by.includes(side));
};

/** The moves that people make: Byline alone makes the rest. */
export type ExtraMoveOfPeople = {
  [Name in ExtraMove]: (typeof extraMoves)[Name]["by"][number] extends "system" ? never : Name;
}[ExtraMove];
export const extraMovesOfPeople = extraMoveNames.filter((name): name is ExtraMoveOfPeople =>
  extraMoveNamed(name).by.some((maker) => maker !== "system"),
);

/** The moves of a party now, in the table's order; the screens draw their buttons from it. */
export const allowedExtraMoves = (extra: ExtraState, party: ExtraParty): ExtraMoveOfPeople[] =>
  extraMovesOfPeople.filter((name) => canMoveExtra(name, extra, party));

/** The statuses in which a change or removal holds its price, whoever proposed it. */
export const heldExtraStatuses = ["agreed", "done", "disputed"] as const satisfies OrderExtraStatus[];

/** True while an extra holds money of its own: an advertiser's proposal from the beginning, nobody's at another's word. */
export const holdsMoney = ({ kind, status, proposedBy }: ExtraState): boolean =>
  kind !== "custom" &&
  (heldExtraStatuses.some((each) => each === status) || (status === "open" && proposedBy === "client"));

/** Who proposes what: an extra of one's own is the publisher's to offer, changes and removals are either side's to ask. */
export const proposers: Record<OrderExtraKind, readonly ExtraSide[]> = {
  custom: ["publisher"],
  change: ["client", "publisher"],
  removal: ["client", "publisher"],
};

/** An order has so many open extras at most. */
export const openExtrasMax = 5;
