import type { RefusalList } from "#platform/contract/refusals.ts";

export const agentRefusals = {
  too_many_questions: { status: 429, means: "Too many of an agent's calls wait for its person's answer." },
  foreign_origin: { status: 403, means: "A page of another origin called the server for agents." },
} as const satisfies RefusalList;
