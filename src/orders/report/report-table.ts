import type { Campaign } from "#campaigns/contract.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { reportColumns } from "./columns.ts";
import type { CampaignReport } from "./contract.ts";
import { factsOf } from "./facts.ts";
import { totalsOf } from "./totals.ts";

const texts = catalogue("orders.report.reportTable", {
  campaign: "Campaign",
  together: "Together",
});

/** The bare table with headings, for programs. */
export function plainTable(report: CampaignReport): Cell[][] {
  const columns = columnsFor(report);
  return [columns.map(({ heading }) => heading), ...report.lines.map((line) => columns.map(({ cell }) => cell(line)))];
}

export function reportSheet(campaign: Campaign, report: CampaignReport): Cell[][] {
  return [
    [texts.campaign, campaign.name],
    ...factsOf(campaign, report).map(({ name, cell }) => [name, cell]),
    [],
    ...plainTable(report),
    ...(report.showsAmounts ? [sumsOf(report)] : []),
  ];
}

const columnsFor = ({ showsAmounts }: CampaignReport) =>
  reportColumns.filter(({ isAmount }) => showsAmounts || !isAmount);

function sumsOf(report: CampaignReport): Cell[] {
  const totals = totalsOf(report.lines);
  return columnsFor(report).map(({ sum }, index) => (index === 0 ? texts.together : (sum?.(totals) ?? null)));
}
