import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#platform/contract/actor.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { invalid } from "#platform/http/errors.ts";
import type {
  clientUserInput,
  organizationEdit,
  organizationInput,
  subscriptionPreferencesInput,
} from "../contract.ts";
import { type questionnaireInput, withAnswers } from "../survey.ts";
import { authorize } from "./authorize.ts";
import { clientUser, organization, organizationMember, referral, subscriptionPreferences } from "./tables.ts";

/** Edits the person's own record. */
export async function editClientUser(tx: Tx, actor: Actor, input: z.infer<typeof clientUserInput>): Promise<void> {
  const { questionnaire, ...fields } = input;
  await tx
    .update(clientUser)
    .set({
      ...fields,
      ...(questionnaire === undefined ? {} : { questionnaire: await answered(tx, actor, questionnaire) }),
      updatedAt: sql`now()`,
    })
    .where(eq(clientUser.id, actor.userId));
}

/** The survey with these answers added: it can be left and taken up again (R3.9). Null begins anew. */
async function answered(tx: Tx, actor: Actor, input: z.infer<typeof questionnaireInput> | null) {
  if (input === null) return null;
  const [row] = await tx
    .select({ questionnaire: clientUser.questionnaire })
    .from(clientUser)
    .where(eq(clientUser.id, actor.userId))
    .for("update");
  return withAnswers(row?.questionnaire ?? null, input, new Date());
}

/** Makes an organization with the actor as its owner; its ledger accounts come by trigger. A name taken is 422. */
export async function createOrganization(
  tx: Tx,
  actor: Actor,
  input: Pick<z.infer<typeof organizationInput>, "name" | "kind">,
): Promise<string> {
  const [row] = await refuseTakenName(
    tx.insert(organization).values({ name: input.name, kind: input.kind }).returning({ id: organization.id }),
  );
  if (!row) throw new Error("organization was not written");
  await tx.insert(organizationMember).values({ organizationId: row.id, userId: actor.userId, role: "OWNER" });
  await tx.update(clientUser).set({ currentOrganizationId: row.id }).where(eq(clientUser.id, actor.userId));
  return row.id;
}

export async function editOrganization(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.infer<typeof organizationEdit>,
): Promise<void> {
  authorize(actor, "organization.edit", { organizationId: id }, "This organization");
  await refuseTakenName(
    tx
      .update(organization)
      .set({ ...input, updatedAt: sql`now()` })
      .where(eq(organization.id, id)),
  );
}

async function refuseTakenName<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "organization_name")
      throw invalid("name", messages.organizationName, "name_taken");
    throw error;
  }
}

/** Where the person works now. Access to the parts is checked by who calls this. */
export type Current = {
  organizationId?: string;
  projectId?: string | null;
  campaignId?: string | null;
  mediaProjectId?: string | null;
};

export async function setCurrent(tx: Tx, actor: Actor, current: Current): Promise<void> {
  if (current.organizationId)
    authorize(actor, "organization.read", { organizationId: current.organizationId }, "This organization");
  await tx
    .update(clientUser)
    .set({
      currentOrganizationId: current.organizationId,
      currentProjectId: current.projectId,
      currentCampaignId: current.campaignId,
      currentMediaProjectId: current.mediaProjectId,
      updatedAt: sql`now()`,
    })
    .where(eq(clientUser.id, actor.userId));
}

export async function setPreferences(
  tx: Tx,
  actor: Actor,
  input: z.infer<typeof subscriptionPreferencesInput>,
): Promise<void> {
  await tx
    .insert(subscriptionPreferences)
    .values({ userId: actor.userId, ...input })
    .onConflictDoUpdate({ target: subscriptionPreferences.userId, set: { ...input, updatedAt: sql`now()` } });
}

/** Remembers who brought this user; the first referral counts, later ones change nothing. */
export async function recordReferral(tx: Tx, actor: Actor, code: string): Promise<void> {
  await tx.insert(referral).values({ userId: actor.userId, code }).onConflictDoNothing();
}

/** The customer-analytics identity now equals the signed-in user's (R7.2). */
export async function markAnalyticsIdentified(tx: Tx, actor: Actor): Promise<void> {
  await tx.update(clientUser).set({ analyticsIdentified: true }).where(eq(clientUser.id, actor.userId));
}
