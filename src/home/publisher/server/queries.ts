import type { Actor } from "#accounts/actor.ts";
import { may } from "#accounts/permissions.ts";
import { hoursOf } from "#orders/answers/server/queries.ts";
import { dueSql, onTimeSql } from "#orders/server/queries-punctuality.ts";
import { iri } from "#platform/contract/iri.ts";
import { countedMost } from "#platform/contract/list-length.ts";
import type { Reader } from "#platform/database/database.ts";
import { findWallet } from "#wallet/server/queries.ts";
import { filledMonths } from "../../months.ts";
import { firstMonth, readTradeMonths } from "../../server/queries-months.ts";
import { type HomeScope, homeScopeOf, isInScopeOf, nameFor, valuesOf } from "../../server/queries-scope.ts";
import { readTasks } from "../../server/queries-tasks.ts";
import type { PublisherHome } from "../contract.ts";

const outletsShown = 4;
/** Older orders say little about today. */
const newestOrders = 100;
const newestOfOutlet = 25;

/** The home of a publisher as the actor sees it; undefined for a stranger. Its statements run side by side, chains first. */
export async function findPublisherHome(
  reader: Reader,
  actor: Actor,
  organizationId: string,
): Promise<PublisherHome | undefined> {
  const scope = homeScopeOf(actor, organizationId, "publisher");
  if (!scope || scope.places?.length === 0) return undefined;
  const mayReadWallet = may(actor, "wallet.read", { organizationId }) === true;
  const now = new Date();
  const [{ tasks, taskCount }, wallet, record, months, { outlets, outletCount }] = await Promise.all([
    readTasks(reader, actor, scope),
    mayReadWallet ? findWallet(reader, actor, organizationId) : undefined,
    readRecord(reader, scope),
    mayReadWallet ? readTradeMonths(reader, scope, now) : undefined,
    readOutlets(reader, scope, mayReadWallet, now),
  ]);
  return {
    id: organizationId,
    tasks,
    taskCount,
    wallet: wallet ? { showsAmounts: true, ...wallet } : null,
    record,
    earned: months ? { showsAmounts: true, months } : null,
    outlets,
    outletCount,
  };
}

/** Hours until the answer and whether the publication came in time, of some orders `o`. */
const recordOf = (orders: string) => `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY ${hoursOf("dated")}) AS "medianHours",
    count(*) FILTER (WHERE publication_due_at IS NOT NULL AND (first_published_at IS NOT NULL OR publication_due_at < now()))::integer AS due,
    count(*) FILTER (WHERE on_time)::integer AS "onTime"
  FROM (SELECT asked_at, answered_at, first_published_at, ${dueSql} AS publication_due_at, ${onTimeSql} AS on_time FROM (${orders}) AS o) AS dated`;

/** By `order_sent_publisher`. */
async function readRecord(reader: Reader, scope: HomeScope): Promise<PublisherHome["record"]> {
  const newest = `SELECT o.* FROM publication_order AS o WHERE ${isInScopeOf(scope, "o")} AND o.sent_at IS NOT NULL
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${newestOrders}`;
  const { rows } = await reader.$client.query<PublisherHome["record"]>({
    name: nameFor("home-record", scope),
    text: recordOf(newest),
    values: valuesOf(scope),
  });
  return rows[0] ?? { medianHours: null, due: 0, onTime: 0 };
}

type OutletRow = Omit<PublisherHome["outlets"][number], "media" | "earned"> & {
  id: string;
  months: Record<string, number> | null;
  outletCount: number;
};

const isOwnIn = ({ places }: HomeScope) =>
  `media.organization_id = (SELECT $1::uuid)${places ? " AND media.id = ANY ($2::uuid[])" : ""}`;

/**
 * The kept sums choose the outlets, and `media_project_organization` fills up where fewer earned. Each is joined with its
 * newest orders, by `order_outlet`.
 */
const outletsText = (scope: HomeScope) => `
  WITH sold AS (
    SELECT place_id, sum(amount_cents)::bigint AS cents, sum(order_count)::integer AS orders,
      json_object_agg(to_char(month, 'YYYY-MM'), amount_cents) AS months
    FROM trade_month WHERE organization_id = $1 AND side = 'publisher' AND month >= ${firstMonth} GROUP BY place_id),
  earning AS (
    SELECT media.id, media.name, media.logo, media.status, sold.months, sold.orders, sold.cents
    FROM sold JOIN media_project AS media ON media.id = sold.place_id WHERE ${isOwnIn(scope)}
    ORDER BY sold.cents DESC, media.name, media.id LIMIT ${outletsShown}),
  other AS (
    SELECT media.id, media.name, media.logo, media.status, NULL::json, 0, NULL::bigint
    FROM media_project AS media WHERE ${isOwnIn(scope)} AND media.id NOT IN (SELECT id FROM earning)
    ORDER BY media.name, media.id LIMIT ${outletsShown}),
  best AS (
    SELECT found.*, row_number() OVER (ORDER BY cents DESC NULLS LAST, name, id) AS place
    FROM (TABLE earning UNION ALL TABLE other) AS found ORDER BY place LIMIT ${outletsShown})
  SELECT best.id, best.name, best.logo, best.status, best.months, best.orders AS "orderCount",
    (SELECT count(*) FROM (SELECT FROM media_project AS media WHERE ${isOwnIn(scope)}
      ORDER BY media.name, media.id LIMIT ${countedMost}) AS counted)::integer AS "outletCount",
    record.*
  FROM best CROSS JOIN LATERAL (${recordOf(`SELECT o.* FROM publication_order AS o WHERE o.media_project_id = best.id AND o.sent_at IS NOT NULL
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${newestOfOutlet}`)}) AS record
  ORDER BY best.place`;

async function readOutlets(
  reader: Reader,
  scope: HomeScope,
  mayReadWallet: boolean,
  now: Date,
): Promise<Pick<PublisherHome, "outlets" | "outletCount">> {
  const { rows } = await reader.$client.query<OutletRow>({
    name: nameFor("home-outlets", scope),
    text: outletsText(scope),
    values: valuesOf(scope),
  });
  const earnedBy = (months: OutletRow["months"]) => ({
    showsAmounts: true,
    months: filledMonths(new Map(Object.entries(months ?? {})), now),
  });
  const outlets = rows.map(({ id, months, outletCount: _count, ...outlet }) => ({
    ...outlet,
    media: iri("media", id),
    earned: mayReadWallet ? earnedBy(months) : null,
  }));
  return { outlets, outletCount: rows[0]?.outletCount ?? 0 };
}
