import { type ActionName, actionName } from "#platform/contract/resource.ts";
import { readBack, type Writing } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { type KebabCase, pathOf } from "#platform/lifecycle/lifecycle.ts";
import { type OrderExtra, orderExtraResource } from "../contract.ts";
import type { ExtraMoveInput } from "../moves/extra-move-input.ts";
import { type ExtraMoveOfPeople, extraMovesOfPeople } from "../order-extra.ts";
import { makeExtraMove, proposeExtra } from "./commands.ts";
import { findExtra, listExtras } from "./queries.ts";

type MovePath = ActionName<KebabCase<ExtraMoveOfPeople>>;
type MoveHandler = (call: Writing<ExtraMoveInput>) => Promise<OrderExtra>;

/** Makes a move and returns the extra after it. */
const moving =
  (name: ExtraMoveOfPeople): MoveHandler =>
  async ({ tx, actor, id, input }) => {
    await makeExtraMove(tx, actor, id, name, input);
    return readBack(await findExtra(tx, actor, id));
  };

const moves = Object.fromEntries(extraMovesOfPeople.map((name) => [actionName(pathOf(name)), moving(name)])) as Record<
  MovePath,
  MoveHandler
>;

export const orderExtraRoutes = serve(orderExtraResource, {
  list: ({ reader, actor, query }) => listExtras(reader, actor, query),
  get: ({ reader, actor, id }) => findExtra(reader, actor, id),
  create: async ({ tx, actor, input }) => readBack(await findExtra(tx, actor, await proposeExtra(tx, actor, input))),
  ...moves,
});
