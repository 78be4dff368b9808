import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const mediaRefusals = {
  domain_named: { status: 409, means: "Somebody else named the domain at the same moment." },
  media_move: { status: 409, means: "The medium stands elsewhere: the move does not begin at its status." },
  metric_provider_key: { status: 409, means: "The provider has no key." },
  metric_provider_off: { status: 409, means: "The provider is off: it has no units to spend." },
  metric_provider_paused: { status: 409, means: "The provider is paused." },
  metric_provider_used_up: { status: 409, means: "The provider's units of the month are used up." },
  metric_provider_waiting: { status: 409, means: "The provider is left alone for a while." },
  no_proof_needed: { status: 409, means: "The domain needs no verification." },
  no_review: { status: 409, means: "The outlet or format needs no review: it is listed at once." },
  proof_first: { status: 409, means: "The domain is verified before the outlet is listed." },
  review_first: { status: 409, means: "The outlet or format is reviewed before it is listed." },
} as const satisfies RefusalList;

export const mediaViolations = {
  domain_known: "The organization has an outlet on the domain.",
  domain_taken: "Another publisher has verified the domain.",
} as const satisfies ViolationList;
