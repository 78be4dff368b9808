import { metrics } from "#media/media.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { proofNames } from "#proof/proof-state.ts";
import { moneyNameOf, statusNameOf } from "../statuses.ts";
import type { ReportLine } from "./contract.ts";
import { reportMetrics } from "./metrics.ts";
import type { LineTotals } from "./totals.ts";

type Column = {
  heading: string;
  cell: (line: ReportLine) => Cell;
  /** Left out for readers without the right to amounts. */
  isAmount?: true;
  /** Cell of the last row. */
  sum?: (totals: LineTotals) => number;
};

const dayIn = (instant: string | null | undefined): string | null => instant?.slice(0, 10) ?? null;
const yesOrNo = (is: boolean | null): string | null => (is === null ? null : is ? "Yes" : "No");

/** Amounts are dollars that a spreadsheet can add; days are in UTC. */
export const reportColumns: readonly Column[] = [
  { heading: "Order", cell: ({ number }) => number },
  { heading: "Title", cell: ({ title }) => title },
  { heading: "Outlet", cell: ({ mediaName }) => mediaName },
  { heading: "Domain", cell: ({ mediaDomain }) => mediaDomain },
  { heading: "Format", cell: ({ formatType }) => formatType },
  { heading: "Status", cell: statusNameOf },
  { heading: "Published on (UTC)", cell: ({ publishedAt }) => dayIn(publishedAt) },
  { heading: "On time", cell: ({ onTime }) => yesOrNo(onTime) },
  { heading: "Publication", cell: ({ publicationUrl }) => publicationUrl },
  { heading: "Links booked", cell: ({ hyperlinkKind }) => hyperlinkKind },
  { heading: "Reference", cell: ({ reference }) => reference },
  { heading: "Proof", cell: ({ proof }) => proof && proofNames[proof.state] },
  { heading: "What the check found", cell: ({ proof }) => proof?.problems.join(" ") || null },
  { heading: "Checked on (UTC)", cell: ({ proof }) => dayIn(proof?.checkedAt) },
  { heading: "Links found", cell: ({ proof }) => (proof?.checkedAt ? proof.linksFound : null) },
  { heading: "Links promised", cell: ({ proof }) => (proof?.checkedAt ? proof.linksPromised : null) },
  ...reportMetrics.map((name): Column => ({ heading: metrics[name].label, cell: (line) => line.metrics[name] })),
  {
    heading: "Measured metrics",
    cell: ({ measured }) => measured.map((name) => metrics[name].label).join(", ") || null,
  },
  { heading: "Price in USD", cell: ({ totalCents }) => dollarsOf(totalCents), isAmount: true },
  {
    heading: "Spent or held in USD",
    cell: ({ costCents }) => dollarsOf(costCents),
    isAmount: true,
    sum: ({ costCents }) => costCents / 100,
  },
  {
    heading: "Service fee in USD",
    cell: ({ feeCents }) => dollarsOf(feeCents),
    isAmount: true,
    sum: ({ feeCents }) => feeCents / 100,
  },
  { heading: "Money", cell: moneyNameOf, isAmount: true },
];
