import type { Cents } from "#platform/money/money.ts";
import type { CampaignStatus } from "./campaign.ts";

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
  if (isProjectArchived) return "This campaign's project is archived. Bring it back to book.";
  if (status !== "active") return `This campaign is ${statusWords[status]}. Set it to active to book.`;
  if (startsOn && today < startsOn) return `This campaign starts on ${startsOn}. Change its dates to book before.`;
  if (endsOn && today > endsOn) return `This campaign ended on ${endsOn}. Change its dates to go on booking.`;
  return undefined;
}

const statusWords = { draft: "a draft", paused: "paused", completed: "completed", archived: "archived" } as const;

/** Returns 0 within the budget, and without one. `usedCents` is spent plus held. */
export const overBudgetCents = ({ budgetCents }: CampaignPlan, usedCents: Cents, moreCents: Cents): Cents =>
  budgetCents === null ? 0 : Math.max(0, usedCents + moreCents - budgetCents);
