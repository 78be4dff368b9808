import type { Actor } from "#accounts/actor.ts";
import type { Campaign } from "#campaigns/contract.ts";
import { findCampaign, findSharedCampaign } from "#campaigns/server/queries.ts";
import { misfitsOf } from "#media/metrics/server/queries.ts";
import { snakeCase } from "#platform/contract/case.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseTooManyRows } from "#platform/http/table-file.ts";
import { isOnTime } from "../../dates/punctuality.ts";
import { orderMoneyOf } from "../../money/money.ts";
import { type ProofRow, proofColumns, proofJoins, proofOf } from "../../server/queries-proof.ts";
import { partlyRefunded, releasedCents, releasedJoins } from "../../server/queries-represent.ts";
import type { order } from "../../server/tables.ts";
import { calledOffStatuses, moneyStateOf } from "../../statuses.ts";
import type { CampaignReport, ReportLine } from "../contract.ts";
import { reportMetrics } from "../metrics.ts";

/** Lines of a report on a screen or page; its `lineCount` counts all orders. */
const linesMost = 500;
/** Lines of a report as a table. */
const tableLinesMost = 5_000;

type Line = Pick<
  typeof order.$inferSelect,
  | "id"
  | "number"
  | "reference"
  | "title"
  | "formatType"
  | "hyperlinkKind"
  | "status"
  | "publicationUrl"
  | "publishedAt"
  | "acceptedAt"
  | "publishDateMode"
  | "publishOn"
  | "totalCents"
  | "feeBasisPoints"
> &
  Pick<ReportLine, "mediaName" | "mediaDomain" | "partlyRefunded" | "measured" | "misfits"> &
  ReportLine["metrics"] &
  ProofRow & {
    picture: string | null;
    turnaroundHours: number;
    firstPublishedAt: Date | null;
    releasedCents: number | null;
  };

/**
 * The newest orders, published ones first, by `order_campaign_published`. Where these leave room, they are all of them, and
 * others follow by `order_campaign`. A sort of both would read the whole campaign.
 */
const chosenOrders = (most: number) => `
  WITH published AS MATERIALIZED (
    SELECT id FROM publication_order WHERE campaign_id = $1 AND published_at IS NOT NULL
    ORDER BY published_at DESC, created_at DESC, id DESC LIMIT ${most}),
  other AS (
    SELECT id FROM (SELECT id, created_at FROM publication_order WHERE campaign_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${2 * most}) AS newest
    WHERE id NOT IN (SELECT id FROM published)
    ORDER BY created_at DESC, id DESC LIMIT ${most} - (SELECT count(*) FROM published))`;

// Limits orders before the joins, so that each join probes an index per line.
const lines = (most: number) => `${chosenOrders(most)}
  SELECT o.id, o.number, o.reference, o.title, o.format_type AS "formatType", o.hyperlink_kind AS "hyperlinkKind", o.status,
    o.publication_url AS "publicationUrl", o.published_at AS "publishedAt", o.accepted_at AS "acceptedAt", o.publish_date_mode AS "publishDateMode",
    o.publish_on::text AS "publishOn", o.total_cents AS "totalCents", o.fee_basis_points AS "feeBasisPoints",
    (o.conditions ->> 'turnaroundHours')::integer AS "turnaroundHours", media.name AS "mediaName", media.domain AS "mediaDomain",
    ${reportMetrics.map((name) => `metrics.${snakeCase(name)} AS "${name}"`).join(", ")},
    coalesce(metrics.measured, '{}') AS measured, ${misfitsOf("media.id")} AS misfits,
    o.first_published_at AS "firstPublishedAt", ${releasedCents} AS "releasedCents",
    ${partlyRefunded} AS "partlyRefunded",
    ${proofColumns}, pictured.picture
  FROM (TABLE published UNION ALL TABLE other) AS chosen JOIN publication_order AS o ON o.id = chosen.id
  JOIN media_project AS media ON media.id = o.media_project_id
  LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
  ${proofJoins}
  LEFT JOIN LATERAL (SELECT '/files/' || taken.file_id AS picture
    FROM link_check AS pictured_look JOIN publication_picture AS taken ON taken.link_check_id = pictured_look.id
    WHERE pictured_look.order_id = o.id AND pictured_look.evidence ->> 'url' = o.publication_url
    ORDER BY pictured_look.checked_at DESC, pictured_look.id DESC LIMIT 1) AS pictured ON true
  ${releasedJoins}
  ORDER BY o.published_at DESC NULLS LAST, o.created_at DESC, o.id DESC`;

type ReportOfCampaign = { campaign: Campaign; report: CampaignReport };
type Extent = "shown" | "whole";

/** Undefined for a campaign that the actor can't see. Throws 422 where it should be whole and has too many orders. */
export async function readReport(
  reader: Reader,
  actor: Actor,
  id: string,
  extent: Extent = "shown",
): Promise<ReportOfCampaign | undefined> {
  const campaign = await findCampaign(reader, actor, id);
  return campaign && { campaign, report: await reportOf(reader, campaign, extent) };
}

/** Report for a client, without canceled orders. Undefined for a deleted campaign. */
export async function readSharedReport(
  reader: Reader,
  id: string,
  showsAmounts: boolean,
  extent: Extent = "shown",
): Promise<ReportOfCampaign | undefined> {
  const campaign = await findSharedCampaign(reader, id, showsAmounts);
  if (!campaign) return undefined;
  const report = await reportOf(reader, campaign, extent);
  const shown = report.lines.filter(({ status }) => !calledOffStatuses.includes(status));
  const lineCount = report.lineCount - (report.lines.length - shown.length);
  return { campaign, report: { ...report, lines: shown, lineCount } };
}

async function reportOf(
  reader: Reader,
  { id, showsAmounts, orderCount }: Pick<Campaign, "id" | "showsAmounts" | "orderCount">,
  extent: Extent,
): Promise<CampaignReport> {
  if (extent === "whole") refuseTooManyRows(orderCount, tableLinesMost);
  const most = extent === "whole" ? tableLinesMost : linesMost;
  const statement = { name: `campaign-report ${most}`, text: lines(most), values: [id] };
  const { rows } = await reader.$client.query<Line>(statement);
  return {
    id,
    campaign: iri("campaigns", id),
    showsAmounts,
    lines: rows.map(representReportLine),
    lineCount: orderCount,
  };
}

function representReportLine(row: Line): ReportLine {
  const { id, number, reference, title, mediaName, mediaDomain, formatType, hyperlinkKind, status, publicationUrl } =
    row;
  const { partlyRefunded } = row;
  return {
    id,
    number,
    reference,
    title,
    mediaName,
    mediaDomain,
    formatType,
    hyperlinkKind,
    status,
    partlyRefunded,
    publicationUrl,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    onTime: onTimeOf(row),
    proof: proofOf(row),
    picture: row.picture,
    metrics: Object.fromEntries(reportMetrics.map((name) => [name, row[name]])) as ReportLine["metrics"],
    measured: reportMetrics.filter((name) => row.measured.includes(name)),
    misfits: reportMetrics.filter((name) => row.misfits.includes(name)),
    totalCents: row.totalCents,
    ...costOf(row),
  };
}

function onTimeOf({ acceptedAt, firstPublishedAt, ...agreed }: Line): boolean | null {
  if (!acceptedAt || !firstPublishedAt) return null;
  const published = { acceptedAt: acceptedAt.toISOString(), firstPublishedAt: firstPublishedAt.toISOString() };
  return isOnTime({ ...agreed, ...published });
}

/** Money released before any publication cost nothing. */
function costOf(row: Line): Pick<ReportLine, "costCents" | "feeCents"> {
  if (moneyStateOf(row.status) === "released") return { costCents: 0, feeCents: 0 };
  const { totalCents, feeCents } = orderMoneyOf(row, row.releasedCents ?? 0);
  return { costCents: totalCents - (row.releasedCents ?? 0), feeCents };
}
