import type { Cents } from "#platform/money/money.ts";
import type { CampaignStatus } from "./campaign.ts";

/** What decides whether a campaign takes bookings. Days are `YYYY-MM-DD`, UTC. */
export type CampaignPlan = {
  status: CampaignStatus;
  /** Its project was put away with all its campaigns. */
  isProjectArchived?: boolean;
  startsOn: string | null;
  endsOn: string | null;
  /** Null where there is none. */
  budgetCents: Cents | null;
};

/** Why a campaign takes no bookings today, and what to do (R3.4); undefined when it does. */
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

/** By how much a campaign would be over its budget; 0 within it, and without one. `usedCents`: spent and held. */
export const overBudgetCents = ({ budgetCents }: CampaignPlan, usedCents: Cents, moreCents: Cents): Cents =>
  budgetCents === null ? 0 : Math.max(0, usedCents + moreCents - budgetCents);
