import type { RefusalList } from "#platform/contract/refusals.ts";

export const swapRefusals = {
  same_format: { status: 409, means: "The order is on this format already." },
} as const satisfies RefusalList;
