import type { Disk } from "flydrive";
import type { Actor } from "#accounts/actor.ts";
import { actionName } from "#platform/contract/resource.ts";
import type { Tx } from "#platform/database/database.ts";
import { readBack, type Writing } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { pathOf } from "#platform/lifecycle/lifecycle.ts";
import { linkCheckResource } from "#proof/contract.ts";
import { type NewOrdersInput, type Order, orderResource } from "../contract.ts";
import { exportOrders } from "../export/server/export.ts";
import { listOrders, readOrders } from "../list/server/queries.ts";
import type { moveOperations } from "../move-operations.ts";
import type { MoveInput, SeenOrder } from "../moves/move-input.ts";
import { type OrderMoveOfPeople, orderMovesOfPeople } from "../order.ts";
import { textFile } from "../text-files/server/text-file.ts";
import { acceptConditions } from "./commands/conditions.ts";
import { editOrder, makeMove } from "./commands/moves.ts";
import { writeNewOrders } from "./commands/new-orders.ts";
import { findOrder, listLinkChecks } from "./queries.ts";
import { type GivenHosts, refuseUnreadable } from "./readable-address.ts";

type MovePath = keyof typeof moveOperations;
type MoveHandler = (call: Writing<MoveInput & SeenOrder>) => Promise<Order>;

const moving =
  (name: OrderMoveOfPeople, hosts: GivenHosts): MoveHandler =>
  async ({ tx, actor, id, input }) => {
    refuseUnreadable(input, hosts);
    await makeMove(tx, actor, id, name, input);
    return readBack(await findOrder(tx, actor, id));
  };

const movesAt = (hosts: GivenHosts) =>
  Object.fromEntries(orderMovesOfPeople.map((name) => [actionName(pathOf(name)), moving(name, hosts)])) as Record<
    MovePath,
    MoveHandler
  >;

/** Books lines without a cart; returns the orders' ids in the order of the lines. */
type BookLines = (tx: Tx, actor: Actor, input: NewOrdersInput) => Promise<string[]>;

type OrderParts = { hosts: GivenHosts; store: Disk; bookLines: BookLines };

export const orderRoutes = ({ hosts, store, bookLines }: OrderParts) =>
  serve(orderResource, {
    list: ({ reader, actor, query }) => listOrders(reader, actor, query),
    get: ({ reader, actor, id }) => findOrder(reader, actor, id),
    create: async ({ tx, actor, input }) => {
      const ids = await bookLines(tx, actor, input);
      await writeNewOrders(tx, actor, ids, input.lines);
      const items = await readOrders(tx, actor, ids);
      return { items, totalItems: items.length };
    },
    update: async ({ tx, actor, id, input }) => {
      await editOrder(tx, actor, id, input);
      return readBack(await findOrder(tx, actor, id));
    },
    "accept-conditions": async ({ tx, actor, id, input }) => {
      await acceptConditions(tx, actor, id, input);
      return readBack(await findOrder(tx, actor, id));
    },
    ...movesAt(hosts),
    export: ({ reader, actor, query }) => exportOrders(reader, actor, query),
    text: ({ reader, actor, id }) => textFile({ reader, store }, actor, id),
  });

export const linkCheckRoutes = serve(linkCheckResource, {
  list: ({ reader, actor, query }) => listLinkChecks(reader, actor, query),
  get: async ({ reader, actor, id }) => (await listLinkChecks(reader, actor, { id })).items[0],
});
