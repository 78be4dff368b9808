import type { Actor } from "#accounts/actor.ts";
import { may } from "#accounts/permissions.ts";
import type { Tx } from "#platform/database/database.ts";
import { inOrder } from "#platform/database/in-order.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { type CampaignPlan, closedBecause, overBudgetCents } from "../budget.ts";
import { usedCentsOf } from "./queries.ts";

/** A campaign's plan and where roles on it count, as its locked row says, on the database's day. */
type LockedPlan = CampaignPlan & { projectId: string; organizationId: string; today: string };

/** What is about to be booked: a new booking, or more money for an order or offer that is there. */
type Spending = { moreCents: Cents; isBooking: boolean; overBudget?: boolean | undefined };

// Both rows are held until the booking is committed: whoever archives one of them waits, or is waited for.
const lock = `
  SELECT campaign.status, project.archived_at IS NOT NULL AS "isProjectArchived", starts_on::text AS "startsOn", ends_on::text AS "endsOn", budget_cents AS "budgetCents",
    project.id AS "projectId", project.organization_id AS "organizationId", current_date::text AS today
  FROM campaign JOIN project ON project.id = campaign.project_id WHERE campaign.id = $1 FOR NO KEY UPDATE OF campaign FOR SHARE OF project`;

// Read after the lock is had: what another booking has just held is counted.
const used = `SELECT CASE WHEN budget_cents IS NULL THEN 0 ELSE ${usedCentsOf("campaign.id")} END AS "usedCents" FROM campaign WHERE id = $1`;

/**
 * Keeps a campaign's bookings within its status, its dates and its budget (R3.4, R6.3); the campaign's bookings come one after
 * the other. Throws 409 `campaign_closed`, `over_budget` for who may not go beyond the budget, and `confirm_over_budget` for
 * who may and did not say so; both with `overCents`.
 */
export async function refuseBeyondPlan(tx: Tx, actor: Actor, campaignId: string, spending: Spending): Promise<void> {
  const [locked, sums] = await inOrder([
    tx.$client.query<LockedPlan>({ name: "campaign-plan", text: lock, values: [campaignId] }),
    tx.$client.query<{ usedCents: number }>({ name: "campaign-used", text: used, values: [campaignId] }),
  ]);
  const [plan] = locked.rows;
  if (!plan) throw notFound("This campaign");
  const closed = spending.isBooking ? closedBecause(plan, plan.today) : undefined;
  if (closed) throw conflict("campaign_closed", closed);
  const overCents = overBudgetCents(plan, sums.rows[0]?.usedCents ?? 0, spending.moreCents);
  if (overCents > 0 && spending.moreCents > 0) refuseOverBudget(actor, plan, overCents, spending.overBudget);
}

function refuseOverBudget(actor: Actor, place: LockedPlan, overCents: Cents, isConfirmed = false): void {
  const over = `This is ${formatCents(overCents)} over the campaign's budget.`;
  if (!may(actor, "campaign.exceedBudget", place))
    throw conflict("over_budget", `${over} Ask an admin or owner to book it, or to raise the budget.`, { overCents });
  if (!isConfirmed) throw conflict("confirm_over_budget", `${over} Confirm to book it all the same.`, { overCents });
}
