import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { joinAsMaker } from "#accounts/members/server/commands.ts";
import type { FirstCampaign } from "#accounts/organizations/contract.ts";
import { requireBooking } from "#accounts/organizations/server/queries.ts";
import { setCurrent } from "#accounts/people/server/commands.ts";
import { authorize, authorizeSide } from "#accounts/server/authorize.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { showLogo } from "#platform/files/commands.ts";
import { invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { isBudgetRaised } from "../budget.ts";
import type { CampaignEdit, CampaignInput, ProjectEdit, ProjectInput } from "../contract.ts";
import { hasOrders, locateCampaign } from "./queries.ts";
import { campaign, project } from "./tables.ts";

const texts = catalogue("campaigns.server.commands", {
  closedProject: "Closed project",
});

export async function createProject(tx: Tx, actor: Actor, input: ProjectInput): Promise<string> {
  const { organization: organizationId, ...fields } = input;
  authorize(actor, "project.create", { organizationId }, "This organization");
  await requireBooking(tx, organizationId);
  if (fields.logo) await showLogo(tx, actor, fields.logo);
  const [row] = await tx
    .insert(project)
    .values({ organizationId, ...fields })
    .returning({ id: project.id });
  if (!row) throw new Error("project was not written");
  await joinAsMaker(tx, actor, { organizationId, projectId: row.id });
  return row.id;
}

export async function editProject(tx: Tx, actor: Actor, id: string, input: ProjectEdit): Promise<void> {
  const [found] = await tx
    .select({ organizationId: project.organizationId })
    .from(project)
    .where(eq(project.id, id))
    .for("update");
  if (!found) throw notFound("This project");
  authorize(actor, "project.edit", { organizationId: found.organizationId, projectId: id }, "This project");
  if (input.logo) await showLogo(tx, actor, input.logo);
  await tx
    .update(project)
    .set({ ...input, updatedAt: sql`now()` })
    .where(eq(project.id, id));
}

/** Archives a project with its campaigns, or restores it. Its orders continue; new bookings are refused. */
export async function archiveProject(tx: Tx, actor: Actor, id: string, isArchived: boolean): Promise<void> {
  const [found] = await tx.select({ organizationId: project.organizationId }).from(project).where(eq(project.id, id));
  if (!found) throw notFound("This project");
  authorize(actor, "project.edit", { organizationId: found.organizationId, projectId: id }, "This project");
  await tx
    .update(project)
    .set({ archivedAt: isArchived ? sql`coalesce(${project.archivedAt}, now())` : null, updatedAt: sql`now()` })
    .where(eq(project.id, id));
}

/** Also makes it the actor's current campaign. */
export async function createCampaign(tx: Tx, actor: Actor, input: CampaignInput): Promise<string> {
  const { project: projectId, ...fields } = input;
  const [found] = await tx
    .select({ organizationId: project.organizationId })
    .from(project)
    .where(eq(project.id, projectId));
  if (!found) throw notFound("This project");
  authorize(actor, "campaign.edit", { organizationId: found.organizationId, projectId }, "This project");
  const [row] = await tx
    .insert(campaign)
    .values({ projectId, organizationId: found.organizationId, ...fields })
    .returning({ id: campaign.id });
  if (!row) throw new Error("campaign was not written");
  await setCurrent(tx, actor, {
    organizationId: found.organizationId,
    project: { id: projectId, campaignId: row.id },
  });
  return row.id;
}

/** Raising a budget takes the right to book beyond it (R6.3, decision 0296). */
export async function editCampaign(tx: Tx, actor: Actor, id: string, input: CampaignEdit): Promise<void> {
  const found = await locateCampaign(tx, id);
  if (!found) throw notFound("This campaign");
  authorize(actor, "campaign.edit", found, "This campaign");
  const [present] = await tx
    .select({ startsOn: campaign.startsOn, endsOn: campaign.endsOn, budgetCents: campaign.budgetCents })
    .from(campaign)
    .where(eq(campaign.id, id))
    .for("update");
  if (!present) throw notFound("This campaign");
  const { startsOn, endsOn, budgetCents } = { ...present, ...input };
  if (isBudgetRaised(present.budgetCents, budgetCents))
    authorizeSide(actor, "campaign.exceedBudget", found, "This campaign");
  if (startsOn && endsOn && endsOn < startsOn) throw invalid("endsOn", messages.wrongDate, "wrong_date");
  await tx
    .update(campaign)
    .set({ ...input, updatedAt: sql`now()` })
    .where(eq(campaign.id, id));
}

/** Makes a campaign current, with its project and organization. */
export async function enterCampaign(tx: Tx, actor: Actor, campaignId: string): Promise<void> {
  const found = await locateCampaign(tx, campaignId);
  if (!found) throw notFound("This campaign");
  authorize(actor, "campaign.read", found, "This campaign");
  await setCurrent(tx, actor, {
    organizationId: found.organizationId,
    project: { id: found.projectId, campaignId },
  });
}

/**
 * Creates a new organization's projects, each with a campaign, for booking at once (R1.2). The first becomes current
 * and alone has the budget.
 */
export async function startCampaigning(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  { project: first, otherProjects = [], campaign: name, countries, goal = "awareness", ...fields }: FirstCampaign,
): Promise<void> {
  const { budgetCents, ...campaignFields } = fields;
  const begin = async (project: string, budget: Pick<FirstCampaign, "budgetCents">): Promise<string> => {
    const projectId = await createProject(tx, actor, { organization: organizationId, name: project, countries });
    return createCampaign(tx, actor, { project: projectId, name, goal, ...campaignFields, ...budget });
  };
  const campaignId = await begin(first, { budgetCents });
  for (const other of otherProjects) await begin(other, {});
  await enterCampaign(tx, actor, campaignId);
}

/** Empties projects of a closing organization without orders: they may name a person's clients. */
export async function forgetProjects(tx: Tx, organizationId: string): Promise<void> {
  if (await hasOrders(tx, organizationId)) return;
  const empty = {
    name: texts.closedProject,
    website: null,
    brandDescription: "",
    logo: null,
    topics: [],
    countries: [],
  };
  await tx.update(project).set(empty).where(eq(project.organizationId, organizationId));
}
