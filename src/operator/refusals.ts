import type { RefusalList } from "#platform/contract/refusals.ts";

export const operatorRefusals = {
  accounts_elsewhere: { status: 409, means: "Another service keeps the accounts; sign in there first." },
  setup_over: { status: 410, means: "The setup link was used or is out of date." },
} as const satisfies RefusalList;
