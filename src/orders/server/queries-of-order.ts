import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type RowsOfPage, readPage, type WholeList } from "#platform/lists/page.ts";

/** A page of one order's rows, or one row by id. Each has its own statement, and so its index. */
export type OfOrder = (PageQuery & { order: string }) | { id: string };

type Statements = { order: WholeList; id: WholeList };
type OfOrderOrder = Pick<WholeList, "by" | "direction">;

/** $1, $2: the reader; $3: the order or row. */
export const statementsOf = (
  name: string,
  order: OfOrderOrder,
  text: (asked: "order" | "id") => string,
): Statements => ({
  order: { name: `${name}-of-order`, text: text("order"), ...order },
  id: { name: `${name}-one`, text: text("id"), ...order },
});

export const oldestOfOrder: OfOrderOrder = { by: ['"createdAt"', "id"] };
export const newestOfOrder: OfOrderOrder = { by: ['"createdAt"', "id"], direction: "DESC" };

const onePage: PageQuery = { page: 1, itemsPerPage: 1 };

export function readOfOrder<Row extends { totalItems: number }>(
  reader: Reader,
  actor: Actor,
  statements: Statements,
  of: OfOrder,
): Promise<RowsOfPage<Row>> {
  const isOne = "id" in of;
  const values = [reachOf(actor, "order.read"), actor.operator, isOne ? of.id : of.order];
  return readPage<Row>(reader, { ...statements[isOne ? "id" : "order"], values }, isOne ? onePage : of);
}
