import type { Actor } from "#accounts/actor.ts";
import { tradeSides } from "#events/trade-side.ts";
import type { OrderStatus } from "#orders/order.ts";
import type { Reader } from "#platform/database/database.ts";
import { type HomeScope, homeScopeOf, nameFor, valuesOf } from "../../server/queries-scope.ts";
import { askedOffers, askedOrders, proposedDates, tasksCountedMost } from "../../server/queries-tasks.ts";
import type { SideTaskCounts, TaskCounts } from "../contract.ts";

/** Undefined for a stranger. */
export async function findTaskCounts(reader: Reader, actor: Actor, id: string): Promise<TaskCounts | undefined> {
  const [client, publisher] = tradeSides.map((side) => homeScopeOf(actor, id, side));
  if (!client || !publisher) return undefined;
  const [asClient, asPublisher] = await Promise.all([readCounts(reader, client), readCounts(reader, publisher)]);
  return { id, client: asClient, publisher: asPublisher };
}

type CountRow = { subject: OrderStatus | "date" | "offer"; count: number };

/** One statement along the partial indexes of a home. */
async function readCounts(reader: Reader, scope: HomeScope): Promise<SideTaskCounts> {
  const most = `LIMIT ${tasksCountedMost}`;
  const { rows } = await reader.$client.query<CountRow>({
    name: nameFor("task-counts", scope),
    text: `SELECT status AS subject, count(*)::integer AS count FROM (${askedOrders(scope)} ${most}) AS asked GROUP BY status
      UNION ALL SELECT 'date', count(*)::integer FROM (${proposedDates(scope)} ${most}) AS proposed
      UNION ALL SELECT 'offer', count(*)::integer FROM (${askedOffers(scope)} ${most}) AS offered`,
    values: valuesOf(scope),
  });
  const countOf = (subject: string) => rows.find((row) => row.subject === subject)?.count ?? 0;
  const statuses = rows.flatMap(({ subject, count }) =>
    subject === "date" || subject === "offer" ? [] : [{ status: subject, count }],
  );
  return { statuses, dates: countOf("date"), offers: countOf("offer") };
}
