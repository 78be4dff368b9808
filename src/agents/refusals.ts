import type { RefusalList } from "#platform/contract/refusals.ts";

export const agentRefusals = {
  foreign_origin: { status: 403, means: "A page of another origin called the server for agents." },
} as const satisfies RefusalList;
