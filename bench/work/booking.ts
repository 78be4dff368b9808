import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#accounts/actor.ts";
import { bookCart } from "#cart/server/book-cart.ts";
import { lockCartToBook } from "#cart/server/queries-book.ts";
import { advertisers, carts, emailOf, fillCarts } from "../load/advertisers.ts";
import { keyOf, kinds } from "../load/chance.ts";
import { bookByHand } from "./booking-by-hand.ts";
import type { Work } from "./work.ts";

/** Books a fresh cart of one line at each turn; neighboring carts belong to different organizations. */
function bookingBeside(name: string, sql: Work["sql"]) {
  return (owner: Pick<pg.ClientBase, "query">, formats: number): Work => {
    let go = 0;
    return {
      name,
      method: "POST",
      call: (turn) => ({
        method: "POST",
        path: `/api/carts/${cartOf(turn)}/book`,
        headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        body: "{}",
      }),
      sql,
      prepare: () => fillCarts(owner, formats, go++),
    };
  };
}

const cartOf = (turn: number) => keyOf(kinds.cart, turn % carts);

/** Compared with the same statements, without HTTP, sign-in, rights, idempotency and representation. */
export const booking = bookingBeside("booking", (database, turn) =>
  database.transaction(async (tx) => {
    const actor = actorOf(turn);
    return bookCart(tx, actor, await lockCartToBook(tx, { id: cartOf(turn), userId: actor.userId }), {});
  }),
);

/** Compared with the fewest statements that leave the same rows: the upper limit. */
export const bookingAtLeast = bookingBeside("booking, SQL by hand", (database, turn) =>
  bookByHand(database, cartOf(turn)),
);

/** The owner of the cart's organization, as a request would find them. */
export function actorOf(turn: number): Actor {
  const advertiser = (turn % carts) % advertisers;
  return {
    userId: keyOf(kinds.user, advertiser),
    email: emailOf(advertiser),
    sessionId: undefined,
    assurance: "aal1",
    operator: false,
    memberships: [{ organizationId: keyOf(kinds.advertiser, advertiser), role: "OWNER" }],
    projectMemberships: [],
    mediaMemberships: [],
  };
}
