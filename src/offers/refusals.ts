import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const offerRefusals = {
  nothing_changed: { status: 409, means: "A counter-offer has to change something." },
  offer_changed: { status: 409, means: "The offer has a later version than the caller read." },
  offer_move: { status: 409, means: "The offer stands elsewhere: the move does not begin at its status." },
  offer_open: { status: 409, means: "The campaign has an open offer for the format." },
  offer_too_long: { status: 409, means: "The offer has as many versions as one may." },
} as const satisfies RefusalList;

export const offerViolations = {
  above_price: "The price is above the one that the format has.",
  not_yours: "The other side decides this.",
} as const satisfies ViolationList;
