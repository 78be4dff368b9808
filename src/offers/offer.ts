import type { Permission } from "#accounts/permissions.ts";
import type { MailText } from "#platform/lifecycle/mail-text.ts";
import type { Cents } from "#platform/money/money.ts";

/**
 * The life of an offer (R4.6, R10.10): its statuses, and THE table of its moves. An offer is open as long as one side is
 * asked; each answer but a counter ends it. Routes, documentation, commands, screens, mails, SQL and tests read it.
 */
export const offerStatuses = ["sent", "countered", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const offerSides = ["client", "publisher"] as const;
export type OfferSide = (typeof offerSides)[number];

/** Whose answer an open offer waits for. */
const asked = { sent: "publisher", countered: "client" } as const satisfies Partial<Record<OfferStatus, OfferSide>>;
type OpenOfferStatus = keyof typeof asked;
export const openOfferStatuses = Object.keys(asked) as OpenOfferStatus[];

export const isOfferOpen = (status: OfferStatus): status is OpenOfferStatus => status in asked;

/** The side whose answer the offer waits for; undefined when it is over. */
export const askedSide = (status: OfferStatus): OfferSide | undefined =>
  isOfferOpen(status) ? asked[status] : undefined;

/** What each side needs for its moves (R6.3). */
export const offerPermissions = { client: "offer.make", publisher: "offer.answer" } as const satisfies Record<
  OfferSide,
  Permission
>;

/** Who makes a move: the side that is asked, the advertiser at any time, or Byline. */
type OfferMaker = "asked" | "client" | "system";

type OfferMoveRow = {
  by: OfferMaker;
  /** Where it leads; a counter asks the other side. */
  to: Exclude<OfferStatus, OpenOfferStatus> | "otherSide";
  /** What becomes of the held money: the order's, the advertiser's again, or as the new version asks. */
  money: "booked" | "released" | "follows";
  texts: {
    label: string;
    /** What follows from it, before it is confirmed. */
    about?: string;
    /** What the other side is mailed, or both where Byline made it. */
    mail: MailText<"client" | "publisher">;
    /** In the history. */
    history: string;
  };
};

const offerMoves = {
  accept: {
    by: "asked",
    to: "accepted",
    money: "booked",
    texts: {
      label: "Accept the offer",
      about: "It becomes an order at this price.",
      mail: "The offer was accepted and is an order now.",
      history: "Accepted",
    },
  },
  counter: {
    by: "asked",
    to: "otherSide",
    money: "follows",
    texts: {
      label: "Make a counter-offer",
      about: "The other side reads what you changed, and accepts, declines or counters it.",
      mail: "The offer was answered with a counter-offer, which waits for your answer.",
      history: "Counter-offer",
    },
  },
  decline: {
    by: "asked",
    to: "declined",
    money: "released",
    texts: {
      label: "Decline",
      about: "The offer ends here, and its money is free again.",
      mail: {
        client: "The offer was declined. Its money is back in your balance.",
        publisher: "The offer was declined. It is over.",
      },
      history: "Declined",
    },
  },
  withdraw: {
    by: "client",
    to: "withdrawn",
    money: "released",
    texts: {
      label: "Withdraw the offer",
      about: "The offer ends here, and its money is back in your balance.",
      mail: "The advertiser withdrew the offer.",
      history: "Withdrawn",
    },
  },
  expire: {
    by: "system",
    to: "expired",
    money: "released",
    texts: {
      label: "Expire",
      mail: {
        client: "Nobody answered the offer in time. Its money is back in your balance.",
        publisher: "Nobody answered the offer in time. It is over.",
      },
      history: "Expired",
    },
  },
} as const satisfies Record<string, OfferMoveRow>;

export type OfferMove = keyof typeof offerMoves;
export const offerMoveNames = Object.keys(offerMoves) as OfferMove[];
/** The moves that people make; Byline makes the others. */
export type OfferMoveOfPeople = {
  [Name in OfferMove]: (typeof offerMoves)[Name]["by"] extends "system" ? never : Name;
}[OfferMove];
export const offerMovesOfPeople = offerMoveNames.filter(
  (name): name is OfferMoveOfPeople => offerMoves[name].by !== "system",
);
/** What can happen to an offer: its sending, and its moves. */
export const offerHappenings = ["make", ...offerMoveNames] as const;
export type OfferHappening = (typeof offerHappenings)[number];

/** The move as a plain record: the table's literal types are narrower than most callers need. */
export const offerMoveNamed = (name: OfferMove): OfferMoveRow => offerMoves[name];

/** True when the table lets this side, or Byline, make this move now. */
export function canMoveOffer(name: OfferMove, status: OfferStatus, party: OfferSide | "system"): boolean {
  const { by } = offerMoveNamed(name);
  return isOfferOpen(status) && (by === "asked" ? party === asked[status] || party === "system" : party === by);
}

/** The moves of a side now, in the table's order; the screens draw their buttons from it. */
export const allowedOfferMoves = (status: OfferStatus, side: OfferSide): OfferMoveOfPeople[] =>
  offerMovesOfPeople.filter((name) => canMoveOffer(name, status, side));

/** The status that a move leads to. */
export function statusAfter(name: OfferMove, status: OpenOfferStatus): OfferStatus {
  const { to } = offerMoveNamed(name);
  if (to !== "otherSide") return to;
  return status === "sent" ? "countered" : "sent";
}

/**
 * What is held for an open offer once a version stands, in cents: the advertiser's own version is held whole. A publisher's
 * counter gives back what it asks less, and holds no more before the advertiser agrees.
 */
export const heldAfterVersion = (by: OfferSide, heldCents: Cents, totalCents: Cents): Cents =>
  by === "client" ? totalCents : Math.min(heldCents, totalCents);

/** Where each side reads an offer. */
export const offerPaths: Record<OfferSide, (id: string) => string> = {
  client: (id) => `/offers/${id}`,
  publisher: (id) => `/publisher/dashboard/offers/${id}`,
};

/** How many versions an offer may have: talks that go on after that belong into messages. */
export const versionsMax = 20;
