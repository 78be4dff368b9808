import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const messageRefusals = {
  conversation_closed: { status: 409, means: "The other side can't read the conversation yet." },
  too_many_files: { status: 409, means: "The caller keeps as many files that were not sent as one may." },
} as const satisfies RefusalList;

export const messageViolations = {
  unknown_message: "The message is not in this conversation.",
} as const satisfies ViolationList;
