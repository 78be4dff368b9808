import type { Actor } from "#accounts/actor.ts";
import type { TradeSide } from "#events/trade-side.ts";
import { askedSide, type OfferStatus, openOfferStatuses } from "#offers/offer.ts";
import { readOffers } from "#offers/server/queries.ts";
import { readOrders } from "#orders/list/server/queries.ts";
import { disputedStatuses, homeStatuses } from "#orders/statuses.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { bySoonest, type Task, taskOfOffer, taskOfOrder, tasksMax } from "../task.ts";
import { type HomeScope, isInScopeOf, nameFor, valuesOf } from "./queries-scope.ts";

/** Past so many the exact number helps nobody. */
export const tasksCountedMost = 100;

const others: Record<TradeSide, TradeSide> = { client: "publisher", publisher: "client" };
const askedOffer = (side: TradeSide): OfferStatus | undefined =>
  openOfferStatuses.find((status) => askedSide(status) === side);

/** Told one's own story, a side has nothing more to do in a dispute. */
const isTold = (side: TradeSide) => `(o.status IN ${literals(disputedStatuses)}
  AND EXISTS (SELECT FROM dispute_story WHERE dispute_id = o.id AND party = ${literal(side)}))`;

const ofOrders = (
  scope: HomeScope,
  isAsked: string,
) => `SELECT o.id, o.due_at, 'order' AS subject, o.status FROM publication_order AS o
    WHERE ${isInScopeOf(scope, "o")} AND ${isAsked} ORDER BY o.due_at, o.id`;

/** Orders that wait for the scope's side, along `order_client_home` or `order_publisher_home`. */
export const askedOrders = (scope: HomeScope): string =>
  ofOrders(
    scope,
    `o.due_at IS NOT NULL AND o.status IN ${literals(homeStatuses[scope.side])} AND NOT ${isTold(scope.side)}`,
  );

/** Orders with a date that the other side proposed, along `order_client_proposed` or `order_publisher_proposed`. */
export const proposedDates = (scope: HomeScope): string =>
  ofOrders(scope, `o.date_proposed_by = ${literal(others[scope.side])}`);

/** Offers that wait for the scope's side, along `offer_client_open` or `offer_publisher_open`. */
export const askedOffers = (scope: HomeScope): string => `
  SELECT offer.id, offer.expires_at AS due_at, 'offer' AS subject, offer.status FROM offer
  WHERE ${isInScopeOf(scope, "offer")} AND offer.status = ${literal(askedOffer(scope.side) ?? "")} ORDER BY offer.expires_at, offer.id`;

const unitedTasks = (scope: HomeScope): string =>
  [askedOrders, proposedDates, askedOffers]
    .map((branch) => `(${branch(scope)} LIMIT ${tasksCountedMost})`)
    .join(" UNION ");

type TaskKey = { id: string; subject: "order" | "offer"; count: number };

/** The soonest keys; each row has the number of all. */
async function readTaskKeys(reader: Reader, scope: HomeScope): Promise<TaskKey[]> {
  const { rows } = await reader.$client.query<TaskKey>({
    name: nameFor("home-tasks", scope),
    text: `SELECT id, subject, least(count(*) OVER (), ${tasksCountedMost})::integer AS count
      FROM (${unitedTasks(scope)}) AS task ORDER BY due_at, id LIMIT ${tasksMax}`,
    values: valuesOf(scope),
  });
  return rows;
}

/**
 * The first orders and offers that wait for this side of the scope, soonest first. All are counted, up to
 * `tasksCountedMost`.
 */
export async function readTasks(
  reader: Reader,
  actor: Actor,
  scope: HomeScope,
): Promise<{ tasks: Task[]; taskCount: number }> {
  const keys = await readTaskKeys(reader, scope);
  const ids = (wanted: TaskKey["subject"]) => keys.filter(({ subject }) => subject === wanted).map(({ id }) => id);
  const [orders, offers] = await Promise.all([
    ids("order").length > 0 ? readOrders(reader, actor, ids("order")) : [],
    ids("offer").length > 0 ? readOffers(reader, actor, ids("offer")) : [],
  ]);
  const tasks = [
    ...orders.map((order) => taskOfOrder(order, scope.side)),
    ...offers.map((offer) => taskOfOffer(offer, scope.side)),
  ]
    .filter((task) => task !== undefined)
    .toSorted(bySoonest);
  return { tasks, taskCount: keys[0]?.count ?? 0 };
}
