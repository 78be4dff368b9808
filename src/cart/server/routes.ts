import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { writeAtCommit } from "#platform/database/writes.ts";
import { readBack, type Writing } from "#platform/http/resource.ts";
import { lockedFirst, serve } from "#platform/http/serve.ts";
import { type BookInput, cartResource } from "../contract.ts";
import { bookCart } from "./book-cart.ts";
import { addLine, addLines, changeLine, dateLines, openCart, removeLine } from "./commands.ts";
import { findCart, listCarts } from "./queries.ts";
import { type LockedCart, lockCartToBook } from "./queries-book.ts";

const changing =
  <Input>(change: (tx: Tx, actor: Actor, id: string, input: Input) => Promise<void>) =>
  async ({ tx, actor, id, input }: Writing<Input>) => {
    await change(tx, actor, id, input);
    return readBack(await findCart(tx, actor, id));
  };

type BookCall = Writing<BookInput> & { locked: LockedCart };

export const cartRoutes = serve(cartResource, {
  list: ({ reader, actor, query }) => listCarts(reader, actor, query),
  get: ({ reader, actor, id }) => findCart(reader, actor, id),
  create: async ({ tx, actor, input }) =>
    readBack(await findCart(tx, actor, await openCart(tx, actor, input.campaign))),
  add: changing(addLine),
  fill: changing(addLines),
  change: changing(changeLine),
  date: changing(dateLines),
  "remove.line": changing((tx, actor, id, { line }: { line: string }) => removeLine(tx, actor, id, line)),
  book: lockedFirst(lockCartToBook, async ({ tx, actor, input, locked }: BookCall) => {
    const items = await bookCart(tx, actor, locked, input, writeAtCommit);
    return { items, totalItems: items.length };
  }),
});
