import { catalogue } from "#platform/words/catalogue.ts";
import { type WithdrawalMove, type WithdrawalMoveRow, withdrawalLife, withdrawalMoveNames } from "../withdrawal.ts";

/** The table's own words, as the chosen locale says them. */
export const withdrawalMoveWords = catalogue(
  "withdrawalMoves",
  Object.fromEntries(withdrawalMoveNames.map((name) => [name, withdrawalLife.moves[name].texts])) as Record<
    WithdrawalMove,
    WithdrawalMoveRow["texts"]
  >,
);
