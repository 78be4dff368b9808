import type { Actor } from "#accounts/actor.ts";
import { isMediaSeen } from "#media/metrics/server/queries.ts";
import type { ClaimStatus } from "#orders/claims/claim.ts";
import { orderLife } from "#orders/order.ts";
import { isKnown } from "#orders/sending/server/queries.ts";
import { dueSql, onTimeSql } from "#orders/server/queries-punctuality.ts";
import { calledOffStatuses, completedStatuses } from "#orders/statuses.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { recordMonths } from "#proof/guarantee.ts";
import { type MediaFacts, ordersForFact } from "../contract.ts";

/** Older orders say little about the medium today, and the answer must stay quick. */
const newestOrders = 2_000;

// Only the first check in the following month counts: a later one says nothing about that time.
const look = (months: number) => `
  LEFT JOIN LATERAL (
    SELECT coalesce((evidence ->> 'reachable')::boolean, false)
      AND NOT jsonb_path_exists(evidence, '$.links[*] ? (@.found == false)') AS alive
    FROM link_check
    WHERE order_id = orders.id AND NOT unsure AND jsonb_array_length(coalesce(evidence -> 'links', '[]')) > 0
      AND checked_at >= orders.first_published_at + interval '${months} months'
      AND checked_at < orders.first_published_at + interval '${months + 1} months'
    ORDER BY checked_at, id LIMIT 1) AS after_${months} ON true`;

// A disputed claim counts where the dispute gave money back.
const claimed = `
  LEFT JOIN LATERAL (
    SELECT bool_and(claim.status = ${literal<ClaimStatus>("restored")}) AS restored FROM claim
    WHERE claim.order_id = orders.id
      AND (claim.status <> ${literal<ClaimStatus>("disputed")} OR orders.status IN ${literals(calledOffStatuses)})) AS claims ON true`;

const isDue = "(accepted_at IS NOT NULL AND (first_published_at IS NOT NULL OR publication_due_at < now()))";
const [rejected, expired] = [literal(orderLife.moves.reject.to), literal(orderLife.moves.expire.to)];
const isDecided = `(accepted_at IS NOT NULL OR status IN (${rejected}, ${expired}))`;
const isCompleted = `status IN ${literals(completedStatuses)}`;

const text = `
  WITH newest AS (
    SELECT * FROM publication_order WHERE media_project_id = $1 AND ${isKnown} ORDER BY created_at DESC, id DESC LIMIT $2),
  orders AS (
    SELECT newest.*, ${dueSql} AS publication_due_at FROM newest)
  SELECT count(*) FILTER (WHERE ${isDue}) AS due,
    count(*) FILTER (WHERE ${isDue} AND ${onTimeSql}) AS "onTime",
    count(*) FILTER (WHERE ${isDecided}) AS decided,
    count(*) FILTER (WHERE ${isDecided} AND accepted_at IS NULL) AS declined,
    count(*) FILTER (WHERE ${isCompleted}) AS completed,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY revision_rounds) FILTER (WHERE ${isCompleted}) AS "medianRounds",
    count(after_3.alive) AS "looked3", count(*) FILTER (WHERE after_3.alive) AS "alive3",
    count(after_12.alive) AS "looked12", count(*) FILTER (WHERE after_12.alive) AS "alive12",
    count(completed_at) AS "everCompleted", count(claims.restored) FILTER (WHERE completed_at IS NOT NULL) AS lost,
    count(*) FILTER (WHERE completed_at IS NOT NULL AND claims.restored) AS restored
  FROM orders ${recordMonths.map(look).join("")} ${claimed}`;

type Counts = Record<
  | "due"
  | "onTime"
  | "decided"
  | "declined"
  | "completed"
  | "looked3"
  | "alive3"
  | "looked12"
  | "alive12"
  | "everCompleted"
  | "lost"
  | "restored",
  number
> & { medianRounds: number | null };

/**
 * Returns the installation's track record of a medium's orders (R10.8). Undefined for a medium that the actor can't
 * see.
 */
export async function findMediaFacts(reader: Reader, actor: Actor, id: string): Promise<MediaFacts | undefined> {
  if (!(await isMediaSeen(reader, actor, id))) return undefined;
  const { rows } = await reader.$client.query<Counts>({ name: "media-facts", text, values: [id, newestOrders] });
  const [counts] = rows;
  return counts && { id, ...factsOf(counts) };
}

function factsOf(counts: Counts): Omit<MediaFacts, "id"> {
  const { completed, medianRounds } = counts;
  return {
    onTime: shareOf(counts.onTime, counts.due),
    declined: shareOf(counts.declined, counts.decided),
    revisionRounds:
      completed < ordersForFact || medianRounds === null ? null : { median: medianRounds, orders: completed },
    linksAfter3Months: shareOf(counts.alive3, counts.looked3),
    linksAfter12Months: shareOf(counts.alive12, counts.looked12),
    kept: keptOf(counts),
  };
}

function keptOf({ everCompleted, lost, restored }: Counts): MediaFacts["kept"] {
  const kept = shareOf(everCompleted - lost, everCompleted);
  return kept && { ...kept, lost, restored };
}

const shareOf = (some: number, orders: number) => (orders < ordersForFact ? null : { share: some / orders, orders });
