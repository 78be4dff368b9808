import type { RefusalList } from "#platform/contract/refusals.ts";

export const notificationRefusals = {
  too_many_streams: { status: 429, means: "The caller listens in as many places as one may." },
} as const satisfies RefusalList;
