import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { setCurrent } from "#accounts/people/server/commands.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { invalid, notFound } from "#platform/http/errors.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { mediaEdit, mediaInput, severalMediaEdit } from "../contract.ts";
import { domainOf } from "../domain.ts";
import { moveTowards, type WantedStatus } from "../moves.ts";
import { recordAudience } from "./audience.ts";
import { recordMetrics } from "./metrics.ts";
import { moveMedia, moveMedium } from "./move.ts";
import { mediaProject, mediaVerification } from "./tables.ts";

type Medium = typeof mediaProject.$inferSelect;

/** Adds a medium; one a domain in the whole installation. Then it is listed, or reviewed first if Byline does (R1.10). */
export async function createMedia(tx: Tx, actor: Actor, input: z.infer<typeof mediaInput>): Promise<string> {
  const { organization: organizationId, name, url, mediaType, languages, countries, topics, ...more } = input;
  const { description, editorialPolicy, logo, audienceCountries, ...metrics } = more;
  authorize(actor, "media.create", { organizationId }, "This organization");
  const fields = { name, url, mediaType, languages, countries, topics, description, editorialPolicy, logo };
  const [row] = await refuseTakenDomain(
    tx
      .insert(mediaProject)
      .values({ ...fields, organizationId, domain: requireDomain(url) })
      .returning(),
  );
  if (!row) throw new Error("medium was not written");
  await recordMetrics(tx, row.id, metrics, "declared");
  await recordAudience(tx, row.id, audienceCountries, "declared");
  await bring(tx, actor, row, "listed");
  await setCurrent(tx, actor, { organizationId, mediaProjectId: row.id });
  return row.id;
}

/** Edits a medium. Another domain is proven anew, and reviewed anew where Byline does. */
export async function editMedia(tx: Tx, actor: Actor, id: string, input: z.infer<typeof mediaEdit>): Promise<void> {
  const { name, url, mediaType, languages, countries, topics, description, editorialPolicy, ...more } = input;
  const { logo, status, audienceCountries, ...metrics } = more;
  const fields = { name, url, mediaType, languages, countries, topics, description, editorialPolicy, logo };
  const before = await lockOwn(tx, actor, id);
  const domain = url === undefined ? before.domain : requireDomain(url);
  const isMoved = domain !== before.domain;
  const unproven = { verification: "unverified" as const, verificationMethod: null, reviewedAt: null };
  const [after] = await refuseTakenDomain(
    tx
      .update(mediaProject)
      .set({ ...fields, domain, ...(isMoved ? unproven : {}), updatedAt: sql`now()` })
      .where(eq(mediaProject.id, id))
      .returning(),
  );
  if (!after) throw notFound("This medium");
  if (isMoved) await tx.delete(mediaVerification).where(eq(mediaVerification.mediaProjectId, id));
  await recordMetrics(tx, id, metrics, "declared");
  await recordAudience(tx, id, audienceCountries, "declared");
  if (isMoved && after.status === "listed" && !(await readSettings(tx)).automaticReview) {
    await moveMedium(tx, id, { move: "recall", party: "system", actorId: null });
    after.status = "in_review";
  }
  if (status) await bring(tx, actor, after, status);
}

/** The same change to several media, all or none. */
export async function editSeveralMedia(
  tx: Tx,
  actor: Actor,
  { media, ...edit }: z.infer<typeof severalMediaEdit>,
): Promise<void> {
  // In one order for everybody, so that two such changes never wait for each other.
  for (const id of [...new Set(media)].sort()) await editMedia(tx, actor, id, edit);
}

async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<Medium> {
  const [found] = await tx.select().from(mediaProject).where(eq(mediaProject.id, id)).for("update");
  if (!found) throw notFound("This medium");
  authorize(actor, "media.edit", { organizationId: found.organizationId, mediaProjectId: id }, "This medium");
  return found;
}

/** Moves a medium where its publisher wants it, as far as the publisher may. */
async function bring(tx: Tx, actor: Actor, medium: Medium, wanted: WantedStatus): Promise<void> {
  const isReviewed = medium.reviewedAt !== null || (await readSettings(tx)).automaticReview;
  const move = moveTowards(wanted, medium.status, isReviewed);
  if (move) await moveMedium(tx, medium.id, { move, party: "publisher", actorId: actor.userId });
}

/** Goes to a medium: it brings its organization along. */
export async function enterMedia(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [found] = await tx
    .select({ organizationId: mediaProject.organizationId })
    .from(mediaProject)
    .where(eq(mediaProject.id, id));
  if (!found) throw notFound("This medium");
  authorize(actor, "media.read", { organizationId: found.organizationId, mediaProjectId: id }, "This medium");
  await setCurrent(tx, actor, { organizationId: found.organizationId, mediaProjectId: id });
}

/** Takes all media of an organization from the marketplace. */
export async function pauseMediaOf(tx: Tx, organizationId: string): Promise<void> {
  const rows = await tx
    .select({ id: mediaProject.id })
    .from(mediaProject)
    .where(eq(mediaProject.organizationId, organizationId));
  const ids = rows.map(({ id }) => id);
  await moveMedia(tx, ids, { move: "pause", party: "system", actorId: null });
}

function requireDomain(url: string): string {
  const domain = domainOf(url);
  if (!domain) throw invalid("url", messages.url, "url");
  return domain;
}

async function refuseTakenDomain<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "media_project_domain")
      throw invalid("url", "This domain is already listed. If it is yours, contact support.", "domain_taken");
    throw error;
  }
}
