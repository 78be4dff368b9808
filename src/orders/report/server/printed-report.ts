import type { Campaign } from "#campaigns/contract.ts";
import type { PrintedCell, PrintedColumn, TableDocument } from "#platform/files/pdf/table-document.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { proofNames } from "#proof/proof-state.ts";
import { statusNameOf } from "../../statuses.ts";
import type { CampaignReport, ReportLine } from "../contract.ts";
import { cutNote, factsOf } from "../facts.ts";
import { metricsInWords, printedMetricWords } from "../metrics.ts";
import { type LineTotals, totalsOf } from "../totals.ts";

const texts = catalogue("orders.report.server.printedReport", {
  order: (number: string) => `Order ${number}`,
  publication: "Publication",
  outlet: "Outlet",
  published: "Published",
  onTime: "On time",
  late: "Late",
  status: "Status",
  proof: "Proof",
  metrics: "Outlet's metrics",
  cost: "Spent or held",
  serviceFee: "Service fee",
  links: (linksFound: number, linksPromised: number) => `${linksFound} of ${linksPromised} links · `,
  together: "Together",
  replaced: "A box replaces each letter that this PDF has no font for. The XLSX has the whole text.",
});

type Column = PrintedColumn & {
  cell: (line: ReportLine) => PrintedCell;
  sum?: (totals: LineTotals) => string;
  isAmount?: true;
};

/** Columns that fit a page; the sheet has more. */
const columns: Column[] = [
  { heading: texts.publication, share: 26, cell: publicationCell },
  {
    heading: texts.outlet,
    share: 17,
    cell: ({ mediaName, mediaDomain, formatType }) => ({ text: mediaName, below: `${mediaDomain} · ${formatType}` }),
  },
  {
    heading: texts.published,
    share: 11,
    cell: ({ publishedAt, onTime }) => ({
      text: publishedAt ? dayInWords(publishedAt) : "—",
      ...(onTime === null ? {} : { below: onTime ? texts.onTime : texts.late }),
    }),
  },
  { heading: texts.status, share: 11, cell: (line) => ({ text: statusNameOf(line) }) },
  { heading: texts.proof, share: 14, cell: proofCell },
  { heading: texts.metrics, share: 18, cell: metricsCell },
  {
    heading: texts.cost,
    share: 11,
    align: "right",
    isAmount: true,
    cell: ({ costCents }) => ({ text: formatCents(costCents) }),
    sum: ({ costCents }) => formatCents(costCents),
  },
  {
    heading: texts.serviceFee,
    share: 9,
    align: "right",
    isAmount: true,
    cell: ({ feeCents }) => ({ text: formatCents(feeCents) }),
    sum: ({ feeCents }) => formatCents(feeCents),
  },
];

function publicationCell({ title, number, publicationUrl }: ReportLine): PrintedCell {
  const text = title || texts.order(number);
  return publicationUrl ? { text, below: publicationUrl, link: publicationUrl } : { text, below: number };
}

function proofCell({ proof }: ReportLine): PrintedCell {
  if (!proof) return { text: "—" };
  const { state, checkedAt, linksFound, linksPromised, problems } = proof;
  if (!checkedAt) return { text: proofNames[state] };
  const links = linksPromised > 0 ? texts.links(linksFound, linksPromised) : "";
  return { text: proofNames[state], below: [`${links}${dayInWords(checkedAt)}`, ...problems].join(" · ") };
}

function metricsCell(line: ReportLine): PrintedCell {
  const [text = "—", ...more] = metricsInWords(line, printedMetricWords);
  return more.length > 0 ? { text, below: more.join(" · ") } : { text };
}

/** `logo` is PNG or JPEG. */
export function printedReport(campaign: Campaign, report: CampaignReport, logo: Uint8Array | null): TableDocument {
  const shown = columns.filter(({ isAmount }) => report.showsAmounts || !isAmount);
  const totals = totalsOf(report.lines);
  const note = cutNote(report);
  return {
    title: campaign.name,
    brand: campaign.projectName,
    logo,
    facts: factsOf(campaign, report).map(({ name, text }): [string, string] => [name, text]),
    columns: shown.map(({ heading, share, align }) => ({ heading, share, ...(align ? { align } : {}) })),
    rows: report.lines.map((line) => shown.map(({ cell }) => cell(line))),
    sums: report.showsAmounts
      ? shown.map(({ sum }, index) => ({ text: index === 0 ? texts.together : (sum?.(totals) ?? "") }))
      : null,
    notes: note ? [note] : [],
    replacedNote: texts.replaced,
  };
}
