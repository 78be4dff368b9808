import type { Permission } from "#accounts/permissions.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { StateTone } from "#platform/contract/state-tone.ts";
import {
  type Guard,
  type Lifecycle,
  type MoveOf,
  type RoutedMove,
  routedNamesOf,
  type StatusDeadline,
} from "#platform/lifecycle/lifecycle.ts";
import type { MailText } from "#platform/lifecycle/mail-text.ts";
import type { Cents } from "#platform/money/money.ts";
import { catalogue, wordedRows } from "#platform/words/catalogue.ts";
import type { OfferMoveInputName } from "./move-input.ts";

/**
 * An offer's lifecycle (R4.6, R10.10). Routes, documentation, screens, mails and SQL read its statuses and moves here.
 */
export const offerStatusNames = catalogue("offers.statuses", {
  sent: "With the publisher",
  countered: "With the advertiser",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
} as const);
export type OfferStatus = keyof typeof offerStatusNames;
export const offerStatuses = Object.keys(offerStatusNames) as OfferStatus[];

const asked = { sent: "publisher", countered: "client" } as const satisfies Partial<Record<OfferStatus, TradeSide>>;
type OpenOfferStatus = keyof typeof asked;
export const openOfferStatuses = Object.keys(asked) as OpenOfferStatus[];

export const isOfferOpen = (status: OfferStatus): status is OpenOfferStatus => status in asked;

/** Returns undefined once the offer is over. */
export const askedSide = (status: OfferStatus): TradeSide | undefined =>
  isOfferOpen(status) ? asked[status] : undefined;

export const offerPermissions = { client: "offer.make", publisher: "offer.answer" } as const satisfies Record<
  TradeSide,
  Permission
>;

type OfferParty = TradeSide | "system";

type OfferEffect = "bookOrder" | "releaseHold" | "followVersion";

type OfferMoveRow = MoveOf<{
  status: OfferStatus;
  side: TradeSide;
  other: "system";
  permission: Permission;
  guard: keyof typeof offerGuards;
  effect: OfferEffect;
  deadline: StatusDeadline<"answer", "expire">;
  input: OfferMoveInputName;
  turn: Record<OpenOfferStatus, OpenOfferStatus>;
}> & { texts: { history: string; mail: MailText<TradeSide> } };

const offerGuards = wordedRows("offers.guards", {
  isAsked: {
    holds: ({ status }, party) => party === "system" || party === askedSide(status),
    code: "offer_move",
    refusal: "The other side has to answer this offer first. Reload the page to see its status.",
  },
} as const satisfies Record<string, Guard<{ status: OfferStatus }, OfferParty>>);

const answerDue = { rule: "answer", passed: "expire" } as const;

export const offerMoves = wordedRows("offers.moves", {
  accept: {
    from: openOfferStatuses,
    to: "accepted",
    by: { ...offerPermissions, system: true },
    input: "acceptance",
    guards: ["isAsked"],
    effects: ["bookOrder"],
    texts: {
      label: "Accept the offer",
      about: "It becomes an order at this price.",
      mail: "The offer was accepted and is an order now.",
      history: "Accepted",
    },
  },
  counter: {
    from: openOfferStatuses,
    to: { sent: "countered", countered: "sent" },
    by: offerPermissions,
    input: "counter",
    guards: ["isAsked"],
    effects: ["followVersion"],
    deadline: answerDue,
    texts: {
      label: "Make a counter-offer",
      about: "The other side reads what you changed, and accepts, declines or counters it.",
      mail: "You have a counter-offer to answer.",
      history: "Counter-offer",
    },
  },
  decline: {
    from: openOfferStatuses,
    to: "declined",
    by: { ...offerPermissions, system: true },
    input: "refusal",
    guards: ["isAsked"],
    effects: ["releaseHold"],
    texts: {
      label: "Decline",
      about: "The offer ends, and the advertiser gets the money back.",
      mail: {
        client: "The offer was declined. Its money is back in your balance.",
        publisher: "The offer was declined and has ended.",
      },
      history: "Declined",
    },
  },
  withdraw: {
    from: openOfferStatuses,
    to: "withdrawn",
    by: { client: offerPermissions.client },
    input: "none",
    effects: ["releaseHold"],
    texts: {
      label: "Withdraw the offer",
      about: "The offer ends, and the money returns to your balance.",
      mail: "The advertiser withdrew the offer.",
      history: "Withdrawn",
    },
  },
  expire: {
    from: openOfferStatuses,
    to: "expired",
    by: { system: true },
    effects: ["releaseHold"],
    texts: {
      label: "Expire",
      mail: {
        client: "The offer expired without an answer. The money is back in your balance.",
        publisher: "The offer expired without an answer.",
      },
      history: "Expired",
    },
  },
} as const satisfies Record<string, OfferMoveRow>);

export type OfferMove = keyof typeof offerMoves;
export const offerMoveNames = Object.keys(offerMoves) as OfferMove[];
export type OfferMoveOfPeople = RoutedMove<typeof offerMoves>;
export const offerMovesOfPeople = routedNamesOf(offerMoves);
export const offerHappenings = ["make", ...offerMoveNames] as const;
export type OfferHappening = (typeof offerHappenings)[number];

export const offerLife: Lifecycle<OfferMove, OfferMoveRow, { status: OfferStatus }> = {
  noun: "offer",
  code: "offer_move",
  statusNames: offerStatusNames,
  begins: [{ deed: "make", to: "sent", deadline: answerDue }],
  guards: offerGuards,
  moves: offerMoves,
};

/**
 * Cents held once a version stands. An advertiser's version is held whole; a publisher's counter never raises the hold
 * before the advertiser agrees.
 */
export const heldAfterVersion = (by: TradeSide, heldCents: Cents, totalCents: Cents): Cents =>
  by === "client" ? totalCents : Math.min(heldCents, totalCents);

export const offerPaths: Record<TradeSide, (id: string) => string> = {
  client: (id) => `/offers/${id}`,
  publisher: (id) => `/publisher/dashboard/offers/${id}`,
};

/** Longer talks belong into messages. */
export const versionsMax = 20;

export const offerTones: Record<OfferStatus, StateTone> = {
  sent: "calm",
  countered: "calm",
  accepted: "good",
  declined: "quiet",
  withdrawn: "quiet",
  expired: "quiet",
};
