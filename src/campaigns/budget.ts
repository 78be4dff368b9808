import type { Cents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { CampaignStatus } from "./campaign.ts";

const texts = catalogue("campaigns.budget", {
  projectArchived: "This campaign's project is archived. Bring it back to book.",
  notActive: (status: string) => `This campaign is ${status}. Set it to active to book.`,
  notStarted: (startsOn: string) => `This campaign starts on ${startsOn}. Change its dates to book before.`,
  ended: (endsOn: string) => `This campaign ended on ${endsOn}. Change its dates to go on booking.`,
});

/** Days are `YYYY-MM-DD`, UTC. */
export type CampaignPlan = {
  status: CampaignStatus;
  /** Archiving a project closes all its campaigns. */
  isProjectArchived?: boolean;
  startsOn: string | null;
  endsOn: string | null;
  /** Null for no limit. */
  budgetCents: Cents | null;
};

/** Returns a sentence with the reason and remedy (R3.4); undefined when the campaign takes bookings. */
export function closedBecause(
  { status, isProjectArchived, startsOn, endsOn }: CampaignPlan,
  today: string,
): string | undefined {
  if (isProjectArchived) return texts.projectArchived;
  if (status !== "active") return texts.notActive(statusWords[status]);
  if (startsOn && today < startsOn) return texts.notStarted(startsOn);
  if (endsOn && today > endsOn) return texts.ended(endsOn);
  return undefined;
}

const statusWords = { draft: "a draft", paused: "paused", completed: "completed", archived: "archived" } as const;

/** True where the new budget allows more than the present one; no budget allows everything (decision 0296). */
export const isBudgetRaised = (fromCents: Cents | null, toCents: Cents | null): boolean =>
  fromCents !== null && (toCents === null || toCents > fromCents);

/** Returns 0 within the budget, and without one. `usedCents` is spent plus held. */
export const overBudgetCents = ({ budgetCents }: CampaignPlan, usedCents: Cents, moreCents: Cents): Cents =>
  budgetCents === null ? 0 : Math.max(0, usedCents + moreCents - budgetCents);
