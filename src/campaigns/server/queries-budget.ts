import type { Actor } from "#accounts/actor.ts";
import { may } from "#accounts/permissions.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type CampaignPlan, closedBecause, overBudgetCents } from "../budget.ts";
import { usedCentsOf } from "./queries.ts";

const texts = catalogue("campaigns.server.queriesBudget", {
  over: (amount: string) => `This is ${amount} over the campaign's budget.`,
  overBudget: (over: string) => `${over} Ask an admin or owner to book it, or to raise the budget.`,
  confirmOverBudget: (over: string) => `${over} Confirm to book it all the same.`,
});

/** A locked campaign's plan, by the database's day; roles count in its project and organization. */
export type LockedPlan = CampaignPlan & {
  campaignId: string;
  projectId: string;
  organizationId: string;
  today: string;
};

/** `isBooking` is false for more money on an existing order or offer. */
type Spending = { moreCents: Cents; isBooking: boolean; overBudget?: boolean | undefined };

/** SQL columns over `campaign` and `project`; the statement must end with `planLocks`. */
export const planColumns = `
    campaign.id AS "campaignId", campaign.status, project.archived_at IS NOT NULL AS "isProjectArchived", campaign.starts_on::text AS "startsOn",
    campaign.ends_on::text AS "endsOn", campaign.budget_cents AS "budgetCents", project.id AS "projectId",
    project.organization_id AS "organizationId", current_date::text AS today`;

/** Locks both rows until the booking commits, so that archiving and booking wait for each other. */
export const planLocks = "FOR NO KEY UPDATE OF campaign FOR SHARE OF project";

const lock = `
  SELECT ${planColumns} FROM campaign JOIN project ON project.id = campaign.project_id WHERE campaign.id = $1 ${planLocks}`;

// Read after the lock, so that a concurrent booking's hold counts.
const used = `SELECT ${usedCentsOf("campaign.id")} AS "usedCents" FROM campaign WHERE id = $1`;

/** Locks the campaign's plan, then checks as `refuseBeyond` does. */
export async function refuseBeyondPlan(tx: Tx, actor: Actor, campaignId: string, spending: Spending): Promise<void> {
  const { rows } = await tx.$client.query<LockedPlan>({ name: "campaign-plan", text: lock, values: [campaignId] });
  const [plan] = rows;
  if (!plan) throw notFound("This campaign");
  await refuseBeyond(tx, actor, plan, spending);
}

/**
 * Checks a booking against status, dates and budget (R3.4, R6.3); the plan's lock orders a campaign's bookings. Throws
 * 409 `campaign_closed`; with `overCents`, `over_budget` without the permission and `confirm_over_budget` without
 * confirmation.
 */
export async function refuseBeyond(
  tx: Tx,
  actor: Actor,
  plan: LockedPlan,
  { moreCents, isBooking, overBudget }: Spending,
): Promise<void> {
  const closed = isBooking ? closedBecause(plan, plan.today) : undefined;
  if (closed) throw conflict("campaign_closed", closed);
  if (plan.budgetCents === null || moreCents <= 0) return;
  const overCents = overBudgetCents(plan, await readUsedCents(tx, plan.campaignId), moreCents);
  if (overCents > 0) refuseOverBudget(actor, plan, overCents, overBudget);
}

async function readUsedCents(tx: Tx, campaignId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ usedCents: number }>({
    name: "campaign-used",
    text: used,
    values: [campaignId],
  });
  return rows[0]?.usedCents ?? 0;
}

function refuseOverBudget(actor: Actor, place: LockedPlan, overCents: Cents, isConfirmed = false): void {
  const over = texts.over(formatCents(overCents));
  if (!may(actor, "campaign.exceedBudget", place)) throw conflict("over_budget", texts.overBudget(over), { overCents });
  if (!isConfirmed) throw conflict("confirm_over_budget", texts.confirmOverBudget(over), { overCents });
}
