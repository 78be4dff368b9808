import { randomUUID } from "node:crypto";
import type pg from "pg";
import { carts, fillCarts } from "../load/advertisers.ts";
import { keyOf, kinds } from "../load/chance.ts";
import { bookByHand } from "./booking-by-hand.ts";
import type { Work } from "./work.ts";

/** Books a fresh cart of one line at each turn; neighbouring carts belong to different organizations. */
export function booking(owner: Pick<pg.ClientBase, "query">, formats: number): Work {
  const idOf = (turn: number) => keyOf(kinds.cart, turn % carts);
  let go = 0;
  return {
    name: "booking",
    method: "POST",
    call: (turn) => ({
      method: "POST",
      path: `/api/carts/${idOf(turn)}/book`,
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: "{}",
    }),
    sql: (database, turn) => bookByHand(database, idOf(turn)),
    prepare: () => fillCarts(owner, formats, go++),
  };
}
