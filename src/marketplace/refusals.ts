import type { RefusalList } from "#platform/contract/refusals.ts";

export const marketplaceRefusals = {
  too_many_marks: { status: 409, means: "The caller's lists hold as many media as they may." },
  too_many_views: { status: 409, means: "The caller keeps as many views as one may." },
} as const satisfies RefusalList;
