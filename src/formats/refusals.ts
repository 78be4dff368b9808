import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const formatRefusals = {
  conditions_changed: { status: 409, means: "Price or conditions changed since the caller saw them." },
  move_not_possible: { status: 409, means: "The format stands elsewhere: the move does not begin at its status." },
  not_available: { status: 409, means: "The format is not on offer." },
  own_media: { status: 409, means: "Organizations don't book their own media." },
  price_ended: { status: 409, means: "The agreed price has ended." },
  price_ends_sooner: { status: 409, means: "The agreed price ends before that day already." },
  publish_date: { status: 409, means: "The publish date can't be kept: its day is over, blocked or full." },
  total_changed: { status: 409, means: "The total changed since the caller saw it; `totalCents` is the new one." },
} as const satisfies RefusalList;

export const formatViolations = {
  not_offered: "The format does not offer this.",
  price_changed: "The price changed since the caller saw it, or the format is named twice.",
  publish_date: "The publish date can't be kept.",
  unfitting: "The condition does not fit another one.",
} as const satisfies ViolationList;
