import { goalNames } from "#campaigns/campaign.ts";
import type { Campaign } from "#campaigns/contract.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf, formatCents } from "#platform/money/money.ts";
import type { CampaignReport } from "./contract.ts";
import { totalsOf } from "./totals.ts";

export type ReportFact = { name: string; cell: Cell; text: string };

export function factsOf(campaign: Campaign, { lines, lineCount, showsAmounts }: CampaignReport): ReportFact[] {
  const { completed, onTime, averageCents } = totalsOf(lines);
  const online = lines.filter(({ publicationUrl }) => publicationUrl).length;
  const amounts = [
    money("Budget", campaign.budgetCents),
    money("Spent", campaign.spentCents),
    money("Held", campaign.heldCents),
    money("Average price", averageCents),
  ];
  return [
    worded("Project", campaign.projectName),
    worded("Goal", campaign.goalText || goalNames[campaign.goal]),
    worded("Days", daysOf(campaign)),
    counted("Orders", lineCount),
    counted("Online", online),
    counted("Completed", completed),
    worded("On time", onTime ? `${onTime.kept} of ${onTime.of}` : ""),
    ...(showsAmounts ? amounts : []),
  ].filter(({ cell }) => cell !== null && cell !== "");
}

const worded = (name: string, text: string): ReportFact => ({ name, cell: text, text });
const counted = (name: string, count: number): ReportFact => ({
  name,
  cell: count,
  text: count.toLocaleString("en-US"),
});
const money = (name: string, cents: number | null): ReportFact => ({
  name: `${name} in USD`,
  cell: dollarsOf(cents),
  text: formatCents(cents),
});

function daysOf({ startsOn, endsOn }: Campaign): string {
  if (startsOn && endsOn) return `${startsOn} – ${endsOn}`;
  if (startsOn) return `From ${startsOn}`;
  return endsOn ? `Until ${endsOn}` : "";
}

/** Undefined where the report holds every order. */
export const cutNote = ({ lines, lineCount }: CampaignReport): string | undefined =>
  lineCount > lines.length
    ? `The newest ${lines.length.toLocaleString("en-US")} of ${lineCount.toLocaleString("en-US")} orders.`
    : undefined;
