import { eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { showToAll } from "#platform/files/commands.ts";
import type { Actor } from "../../actor.ts";
import { authorize } from "../../server/authorize.ts";
import { clientUser } from "../../server/tables.ts";
import type { QuestionnaireInput } from "../../survey/questionnaire.ts";
import { withAnswers } from "../../survey/questionnaire.ts";
import type { clientUserInput } from "../contract.ts";

/** Creates the record ahead of the person's first call. */
export async function addPerson(tx: Tx, person: Pick<typeof clientUser.$inferInsert, "id" | "email" | "name">) {
  await tx.insert(clientUser).values(person);
}

/** Throws 422 for an avatar that was never uploaded. */
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

/** Adds answers to the survey, which can be resumed later (R3.9). Null starts over. */
async function answered(tx: Tx, actor: Actor, input: QuestionnaireInput | null) {
  if (input === null) return null;
  const [row] = await tx
    .select({ questionnaire: clientUser.questionnaire })
    .from(clientUser)
    .where(eq(clientUser.id, actor.userId))
    .for("update");
  return withAnswers(row?.questionnaire ?? null, input, new Date());
}

export type EnteredPlace = {
  organizationId: string;
  project?: { id: string; campaignId: string | null | SQL };
  mediaProjectId?: string;
};

/** Remembers the person's place; `places.ts` picks the current one. Callers check access. */
export async function setCurrent(tx: Tx, actor: Actor, { organizationId, project, mediaProjectId }: EnteredPlace) {
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

export async function enterOrganization(tx: Tx, actor: Actor, organizationId: string): Promise<void> {
  authorize(actor, "organization.read", { organizationId }, "This organization");
  await setCurrent(tx, actor, { organizationId });
}

/** The customer-analytics identity now equals the signed-in user's (R7.2). */
export async function markAnalyticsIdentified(tx: Tx, actor: Actor): Promise<void> {
  await tx.update(clientUser).set({ analyticsIdentified: true }).where(eq(clientUser.id, actor.userId));
}
