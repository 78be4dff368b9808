import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { joinAccount } from "#wallet/server/queries-accounts.ts";

type PayingCampaign = {
  organizationId: string;
  projectId: string;
  availableCents: number;
  budgetLeftCents: number | null;
};

const byId = `
  SELECT project.id AS "projectId", project.organization_id AS "organizationId", account.balance_cents AS "availableCents",
    campaign.budget_cents - kept.spent_cents - kept.held_cents AS "budgetLeftCents"
  FROM campaign JOIN project ON project.id = campaign.project_id JOIN campaign_sum AS kept ON kept.campaign_id = campaign.id
  ${joinAccount("available", "project.organization_id")}
  WHERE campaign.id = $1`;

/** Reads a campaign with the money for its bookings. Throws 404 for a stranger's, 403 for a weak role. */
export async function readPayingCampaign(tx: Tx, actor: Actor, id: string): Promise<PayingCampaign> {
  const { rows } = await tx.$client.query<PayingCampaign>({ name: "paying-campaign", text: byId, values: [id] });
  const [found] = rows;
  if (!found) throw notFound("This campaign");
  authorize(actor, "cart.edit", found, "This campaign");
  return found;
}
