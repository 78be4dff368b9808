import { metrics } from "#media/media.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { dayOf } from "#platform/contract/day.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { proofNames } from "#proof/proof-state.ts";
import { moneyNameOf, statusNameOf } from "../statuses.ts";
import type { ReportLine } from "./contract.ts";
import { reportMetrics } from "./metrics.ts";
import type { LineTotals } from "./totals.ts";

const texts = catalogue("orders.report.columns", {
  yes: "Yes",
  no: "No",
  order: "Order",
  title: "Title",
  outlet: "Outlet",
  domain: "Domain",
  format: "Format",
  status: "Status",
  publishedUtc: "Published on (UTC)",
  onTime: "On time",
  publication: "Publication",
  linksBooked: "Links booked",
  reference: "Reference",
  proof: "Proof",
  problems: "What the check found",
  checkedUtc: "Checked on (UTC)",
  linksFound: "Links found",
  linksPromised: "Links promised",
  measuredMetrics: "Measured metrics",
  unusualMetrics: "Unusual metrics",
  priceUsd: "Price in USD",
  cost: "Spent or held in USD",
  serviceFeeUsd: "Service fee in USD",
  money: "Money",
});

type Column = {
  heading: string;
  cell: (line: ReportLine) => Cell;
  /** Left out for readers without the right to amounts. */
  isAmount?: true;
  /** Cell of the last row. */
  sum?: (totals: LineTotals) => number;
};

const dayIn = (instant: string | null | undefined): string | null => (instant ? dayOf(instant) : null);
const labelsOf = (names: ReportLine["measured"]): string | null =>
  names.map((name) => metrics[name].label).join(", ") || null;
const yesOrNo = (is: boolean | null): string | null => (is === null ? null : is ? texts.yes : texts.no);

/** Amounts are dollars that a spreadsheet can add; days are in UTC. */
export const reportColumns: readonly Column[] = [
  { heading: texts.order, cell: ({ number }) => number },
  { heading: texts.title, cell: ({ title }) => title },
  { heading: texts.outlet, cell: ({ mediaName }) => mediaName },
  { heading: texts.domain, cell: ({ mediaDomain }) => mediaDomain },
  { heading: texts.format, cell: ({ formatType }) => formatType },
  { heading: texts.status, cell: statusNameOf },
  { heading: texts.publishedUtc, cell: ({ publishedAt }) => dayIn(publishedAt) },
  { heading: texts.onTime, cell: ({ onTime }) => yesOrNo(onTime) },
  { heading: texts.publication, cell: ({ publicationUrl }) => publicationUrl },
  { heading: texts.linksBooked, cell: ({ hyperlinkKind }) => hyperlinkKind },
  { heading: texts.reference, cell: ({ reference }) => reference },
  { heading: texts.proof, cell: ({ proof }) => proof && proofNames[proof.state] },
  { heading: texts.problems, cell: ({ proof }) => proof?.problems.join(" ") || null },
  { heading: texts.checkedUtc, cell: ({ proof }) => dayIn(proof?.checkedAt) },
  { heading: texts.linksFound, cell: ({ proof }) => (proof?.checkedAt ? proof.linksFound : null) },
  { heading: texts.linksPromised, cell: ({ proof }) => (proof?.checkedAt ? proof.linksPromised : null) },
  ...reportMetrics.map((name): Column => ({ heading: metrics[name].label, cell: (line) => line.metrics[name] })),
  {
    heading: texts.measuredMetrics,
    cell: ({ measured }) => labelsOf(measured),
  },
  { heading: texts.unusualMetrics, cell: ({ misfits }) => labelsOf(misfits) },
  { heading: texts.priceUsd, cell: ({ totalCents }) => dollarsOf(totalCents), isAmount: true },
  {
    heading: texts.cost,
    cell: ({ costCents }) => dollarsOf(costCents),
    isAmount: true,
    sum: ({ costCents }) => dollarsOf(costCents),
  },
  {
    heading: texts.serviceFeeUsd,
    cell: ({ feeCents }) => dollarsOf(feeCents),
    isAmount: true,
    sum: ({ feeCents }) => dollarsOf(feeCents),
  },
  { heading: texts.money, cell: moneyNameOf, isAmount: true },
];
