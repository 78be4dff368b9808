import { eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { showToAll } from "#platform/files/commands.ts";
import type { Actor } from "../../actor.ts";
import { authorize } from "../../server/authorize.ts";
import { clientUser } from "../../server/tables.ts";
import { type questionnaireInput, withAnswers } from "../../survey/survey.ts";
import type { clientUserInput } from "../contract.ts";

/** The record of somebody who has not called yet. */
export async function addPerson(tx: Tx, person: Pick<typeof clientUser.$inferInsert, "id" | "email" | "name">) {
  await tx.insert(clientUser).values(person);
}

/** Edits the person's own record; 422 for an avatar that was never uploaded. */
export async function editClientUser(tx: Tx, actor: Actor, input: z.infer<typeof clientUserInput>): Promise<void> {
  const { questionnaire, ...fields } = input;
  if (fields.avatar) await showToAll(tx, actor, { field: "avatar", path: fields.avatar });
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

/** Where the person goes to work: an organization, and with it one of its campaigns, or of its media, if any. */
export type Entered = {
  organizationId: string;
  project?: { id: string; campaignId: string | null | SQL };
  mediaProjectId?: string;
};

/** Remembers where the person works now; `places.ts` says what of it is current. Access to the parts is checked by who calls. */
export async function setCurrent(tx: Tx, actor: Actor, { organizationId, project, mediaProjectId }: Entered) {
  await tx
    .update(clientUser)
    .set({
      currentOrganizationId: organizationId,
      ...(project && { currentProjectId: project.id, currentCampaignId: project.campaignId, enteredSide: "client" }),
      ...(mediaProjectId && { currentMediaProjectId: mediaProjectId, enteredSide: "media" }),
      updatedAt: sql`now()`,
    })
    .where(eq(clientUser.id, actor.userId));
}

/** Goes to an organization, and back to the campaign or medium of it that the person remembers. */
export async function enterOrganization(tx: Tx, actor: Actor, organizationId: string): Promise<void> {
  authorize(actor, "organization.read", { organizationId }, "This organization");
  await setCurrent(tx, actor, { organizationId });
}

/** The customer-analytics identity now equals the signed-in user's (R7.2). */
export async function markAnalyticsIdentified(tx: Tx, actor: Actor): Promise<void> {
  await tx.update(clientUser).set({ analyticsIdentified: true }).where(eq(clientUser.id, actor.userId));
}
