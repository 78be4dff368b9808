import type { RefusalList } from "#platform/contract/refusals.ts";

export const linkRefusals = {
  link_in_use: { status: 409, means: "The link stands in mails, so it stays." },
} as const satisfies RefusalList;
