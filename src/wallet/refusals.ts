import type { RefusalList } from "#platform/contract/refusals.ts";

export const walletRefusals = {
  insufficient_balance: { status: 409, means: "The balance is `missingCents` too low." },
  transaction_move: { status: 409, means: "The transaction stands elsewhere: the move does not begin at its status." },
} as const satisfies RefusalList;
