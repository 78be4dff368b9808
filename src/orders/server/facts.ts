import { domainOfMedia } from "#media/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { lastCheckPassed } from "#proof/server/queries.ts";
import type { CheckedOrder } from "../checks.ts";
import { moveNamed, type OrderMove, type Standing } from "../order.ts";
import type { OrderRow } from "./move-request.ts";
import { findNewConditions } from "./queries-conditions.ts";

/** What the guards and checks of the table ask of an order. */
export type OrderFacts = Standing & CheckedOrder;

/** Reads them, once; what no move from its status asks is left out. */
export async function readFacts(reader: Reader, row: OrderRow): Promise<OrderFacts> {
  const mayFollow = (move: OrderMove) => moveNamed(move).from.includes(row.status);
  return {
    ...row,
    hasNewConditions: (await findNewConditions(reader, row)) !== undefined,
    lastCheckPassed: mayFollow("complete") ? await lastCheckPassed(reader, row.id) : undefined,
    mediaDomain: mayFollow("publish") ? await domainOfMedia(reader, row.mediaProjectId) : undefined,
  };
}
