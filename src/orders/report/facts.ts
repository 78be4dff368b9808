import { goalNames } from "#campaigns/campaign.ts";
import type { Campaign } from "#campaigns/contract.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf, formatCents } from "#platform/money/money.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";
import type { CampaignReport } from "./contract.ts";
import { totalsOf } from "./totals.ts";

const texts = catalogue("orders.report.facts", {
  budget: "Budget",
  spent: "Spent",
  held: "Held",
  averagePrice: "Average price",
  project: "Project",
  goal: "Goal",
  days: "Days",
  orders: "Orders",
  online: "Online",
  completed: "Completed",
  onTime: "On time",
  of: (kept: number, of: number) => `${kept} of ${of}`,
  inDollars: (name: string) => `${name} in USD`,
  from: (startsOn: string) => `From ${startsOn}`,
  until: (endsOn: string) => `Until ${endsOn}`,
  newest: (shown: string, all: string) => `The newest ${shown} of ${all} orders.`,
});

export type ReportFact = { name: string; cell: Cell; text: string };

export function factsOf(campaign: Campaign, { lines, lineCount, showsAmounts }: CampaignReport): ReportFact[] {
  const { completed, onTime, averageCents } = totalsOf(lines);
  const online = lines.filter(({ publicationUrl }) => publicationUrl).length;
  const amounts = [
    money(texts.budget, campaign.budgetCents),
    money(texts.spent, campaign.spentCents),
    money(texts.held, campaign.heldCents),
    money(texts.averagePrice, averageCents),
  ];
  return [
    worded(texts.project, campaign.projectName),
    worded(texts.goal, campaign.goalText || goalNames[campaign.goal]),
    worded(texts.days, daysOf(campaign)),
    counted(texts.orders, lineCount),
    counted(texts.online, online),
    counted(texts.completed, completed),
    worded(texts.onTime, onTime ? texts.of(onTime.kept, onTime.of) : ""),
    ...(showsAmounts ? amounts : []),
  ].filter(({ cell }) => cell !== null && cell !== "");
}

const worded = (name: string, text: string): ReportFact => ({ name, cell: text, text });
const counted = (name: string, count: number): ReportFact => ({
  name,
  cell: count,
  text: count.toLocaleString(locale),
});
const money = (name: string, cents: number | null): ReportFact => ({
  name: texts.inDollars(name),
  cell: dollarsOf(cents),
  text: formatCents(cents),
});

function daysOf({ startsOn, endsOn }: Campaign): string {
  if (startsOn && endsOn) return `${startsOn} – ${endsOn}`;
  if (startsOn) return texts.from(startsOn);
  return endsOn ? texts.until(endsOn) : "";
}

/** Undefined where the report holds every order. */
export const cutNote = ({ lines, lineCount }: CampaignReport): string | undefined =>
  lineCount > lines.length
    ? texts.newest(lines.length.toLocaleString(locale), lineCount.toLocaleString(locale))
    : undefined;
