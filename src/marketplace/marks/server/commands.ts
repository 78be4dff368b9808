import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import { countSeenMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { mediumMark } from "../../server/tables.ts";
import type { MediumMarksInput, mediumMarkEdit, mediumMarkInput } from "../contract.ts";
import { marksMax } from "../marks.ts";

const texts = catalogue("marketplace.marks.server.commands", {
  tooManyMarks: (marksMax: number) => `Your lists hold ${marksMax} outlets. Remove some that you no longer need.`,
});

/**
 * Puts a medium on a list, or moves it to the other one (R3.16). Throws 404 for an invisible medium, organization or
 * campaign, 403 without permission, 409 `too_many_marks`.
 */
export async function markMedium(
  tx: Tx,
  actor: Actor,
  { media, ...list }: z.infer<typeof mediumMarkInput>,
): Promise<string> {
  const [id] = await markMedia(tx, actor, { ...list, media: [media] });
  if (!id) throw new Error("mark was not written");
  return id;
}

/** Puts several media on a list, all or none, and returns their marks' ids. Throws as `markMedium` does. */
export async function markMedia(
  tx: Tx,
  actor: Actor,
  input: MediumMarksInput & { note?: string | undefined },
): Promise<string[]> {
  const { organization: organizationId, campaign: campaignId = null, media, kind, note } = input;
  await authorizeList(tx, actor, organizationId, campaignId);
  const outlets = [...new Set(media)];
  if ((await countSeenMedia(tx, actor, outlets)) < outlets.length) throw notFound("This outlet");
  await takeTurn(tx, `marks ${organizationId}`);
  const rows = await tx
    .insert(mediumMark)
    .values(outlets.map((mediaProjectId) => ({ organizationId, campaignId, mediaProjectId, kind, note })))
    .onConflictDoUpdate({
      target: [mediumMark.organizationId, mediumMark.campaignId, mediumMark.mediaProjectId],
      set: { kind, note, updatedAt: sql`now()` },
    })
    .returning({ id: mediumMark.id });
  if ((await tx.$count(mediumMark, eq(mediumMark.organizationId, organizationId))) > marksMax)
    throw conflict("too_many_marks", texts.tooManyMarks(marksMax));
  return rows.map(({ id }) => id);
}

/**
 * Moves a mark to the other list, another campaign or the whole organization, replacing a mark there. One step, so that
 * nobody sees it twice or not at all. Throws as `markMedium` does.
 */
export async function moveMark(
  tx: Tx,
  actor: Actor,
  id: string,
  { campaign, ...change }: z.infer<typeof mediumMarkEdit>,
): Promise<void> {
  const { organizationId, campaignId: before, mediaProjectId } = await lockMark(tx, actor, id);
  const campaignId = campaign === undefined ? before : campaign;
  await authorizeList(tx, actor, organizationId, campaignId);
  const there = and(
    eq(mediumMark.organizationId, organizationId),
    campaignId ? eq(mediumMark.campaignId, campaignId) : isNull(mediumMark.campaignId),
    eq(mediumMark.mediaProjectId, mediaProjectId),
  );
  await tx.delete(mediumMark).where(and(there, ne(mediumMark.id, id)));
  await tx
    .update(mediumMark)
    .set({ ...change, campaignId, updatedAt: sql`now()` })
    .where(eq(mediumMark.id, id));
}

export async function unmarkMedium(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockMark(tx, actor, id);
  await tx.delete(mediumMark).where(eq(mediumMark.id, id));
}

/** Throws 404 for an invisible mark, 403 without permission. */
async function lockMark(tx: Tx, actor: Actor, id: string): Promise<typeof mediumMark.$inferSelect> {
  const [found] = await tx.select().from(mediumMark).where(eq(mediumMark.id, id)).for("update");
  if (!found) throw notFound("This mark");
  await authorizeList(tx, actor, found.organizationId, found.campaignId, "This mark");
  return found;
}

/** An organization's list needs a role in the organization, a campaign's list permission to edit the campaign. */
async function authorizeList(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  campaignId: string | null,
  what?: string,
): Promise<void> {
  if (!campaignId) return authorize(actor, "mediaList.edit", { organizationId }, what ?? "This organization");
  const campaign = await locateCampaign(tx, campaignId);
  if (campaign?.organizationId !== organizationId) throw notFound(what ?? "This campaign");
  authorize(actor, "campaign.edit", campaign, what ?? "This campaign");
}
