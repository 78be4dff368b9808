import { expect, test } from "vitest";
import { canTransactionMove, transactionMoves } from "./transaction.ts";

test("R4.2 the allowed transitions are these", () => {
  expect(transactionMoves).toEqual({
    0: [1, 2, 3, 4, 7],
    1: [2, 3, 4, 7],
    2: [3, 4],
    3: [5, 6],
    4: [],
    5: [],
    6: [5, 6],
    7: [],
  });
  expect([canTransactionMove(3, 5), canTransactionMove(4, 3)]).toEqual([true, false]);
});
