import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { setCurrent } from "#accounts/people/server/commands.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { showLogo } from "#platform/files/commands.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { holdSettings } from "#settings/server/queries.ts";
import type { mediaEdit, mediaInput, severalMediaEdit } from "../contract.ts";
import { domainOf } from "../domain.ts";
import { entryOf } from "../entry/entry.ts";
import type { MediaStatus } from "../media.ts";
import { mediaMoveTowards, type WantedStatus } from "../moves.ts";
import { recordAudience } from "./audience.ts";
import { findHolder, holdFreeDomain, isProvenBy, lockDomain } from "./hold-domain.ts";
import { forgetMetrics, recordMetrics } from "./metrics.ts";
import { moveMedia, moveMedium } from "./move.ts";
import { settleMedium } from "./settle.ts";
import { mediaProject, mediaVerification } from "./tables.ts";

const texts = catalogue("media.server.commands", {
  domainTaken:
    "Another publisher has verified this domain. If it is yours now, remove their proof from it and come back tomorrow.",
  domainKnown: "Your organization already has an outlet on this domain.",
  domainNamed: "Somebody else named this domain at the same moment. Try again.",
});

type Medium = typeof mediaProject.$inferSelect;

/**
 * Adds an outlet and sends it towards the market, as far as proof (R3.5) and review (R1.10) let it. The first to name a
 * domain holds it until another publisher proves it.
 */
export async function createMedia(tx: Tx, actor: Actor, input: z.infer<typeof mediaInput>): Promise<string> {
  const { organization: organizationId, name, url, mediaType, languages, countries, topics, ...more } = input;
  const { description, editorialPolicy, logo, audienceCountries, ...metrics } = more;
  authorize(actor, "media.create", { organizationId }, "This organization");
  const fields = { name, url, mediaType, languages, countries, topics, description, editorialPolicy, logo };
  const domain = requireDomain(url);
  await requireLogo(tx, actor, logo);
  const holdsDomain = await claim(tx, organizationId, domain);
  const [row] = await refuseTwice(
    tx
      .insert(mediaProject)
      .values({ ...fields, organizationId, domain, holdsDomain })
      .returning(),
  );
  if (!row) throw new Error("outlet was not written");
  await recordMetrics(tx, row.id, metrics, "declared");
  await recordAudience(tx, row.id, audienceCountries, "declared");
  await bring(tx, actor, row, "listed");
  await setCurrent(tx, actor, { organizationId, mediaProjectId: row.id });
  return row.id;
}

/** Edits a medium. A new domain needs a new proof and, by the settings, a new review, and has no metrics yet. */
export async function editMedia(tx: Tx, actor: Actor, id: string, input: z.infer<typeof mediaEdit>): Promise<void> {
  const { name, url, mediaType, languages, countries, topics, description, editorialPolicy, ...more } = input;
  const { logo, status, audienceCountries, ...metrics } = more;
  const fields = { name, url, mediaType, languages, countries, topics, description, editorialPolicy, logo };
  const domain = url === undefined ? undefined : requireDomain(url);
  if (domain) await lockDomain(tx, domain);
  const before = await lockOwn(tx, actor, id);
  if (logo !== before.logo) await requireLogo(tx, actor, logo);
  const isMoved = domain !== undefined && domain !== before.domain;
  const moved = isMoved ? await movedTo(tx, before, domain) : {};
  const [after] = await refuseTwice(
    tx
      .update(mediaProject)
      .set({ ...fields, ...moved, updatedAt: sql`now()` })
      .where(eq(mediaProject.id, id))
      .returning(),
  );
  if (!after) throw notFound("This outlet");
  await recordMetrics(tx, id, metrics, "declared");
  await recordAudience(tx, id, audienceCountries, "declared");
  if (isMoved) after.status = await judgeMoved(tx, after);
  if (status) await bring(tx, actor, after, status);
}

/** Throws 422 for the path of an image that the person didn't upload, or that a document can't print. */
async function requireLogo(tx: Tx, actor: Actor, logo: string | null | undefined): Promise<void> {
  if (logo?.startsWith("/")) await showLogo(tx, actor, logo);
}

async function movedTo(tx: Tx, { id, organizationId }: Medium, domain: string) {
  await tx.delete(mediaVerification).where(eq(mediaVerification.mediaProjectId, id));
  await forgetMetrics(tx, id);
  const holdsDomain = await claim(tx, organizationId, domain);
  const nothing = { verification: "unverified", verificationMethod: null, reviewedAt: null, vouched: false } as const;
  return { ...nothing, domain, holdsDomain };
}

/** Takes an outlet with a new domain off the market until its proof or review. Returns its status. */
async function judgeMoved(tx: Tx, { id, status }: Medium): Promise<MediaStatus> {
  if (await settleMedium(tx, id)) return "unproven";
  if (status !== "listed" || (await holdSettings(tx)).automaticReview) return status;
  await moveMedium(tx, id, { move: "recall", party: "system", actorId: null });
  return "in_review";
}

export async function editSeveralMedia(
  tx: Tx,
  actor: Actor,
  { media, ...edit }: z.infer<typeof severalMediaEdit>,
): Promise<void> {
  // A fixed order, so that two such changes never deadlock.
  for (const id of [...new Set(media)].sort()) await editMedia(tx, actor, id, edit);
}

async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<Medium> {
  const [found] = await tx.select().from(mediaProject).where(eq(mediaProject.id, id)).for("update");
  if (!found) throw notFound("This outlet");
  authorize(actor, "media.edit", { organizationId: found.organizationId, mediaProjectId: id }, "This outlet");
  return found;
}

/** Moves an outlet towards its publisher's wish, as far as the publisher may. Claims a free domain on the way. */
async function bring(tx: Tx, actor: Actor, medium: Medium, wanted: WantedStatus): Promise<void> {
  const holdsDomain = medium.holdsDomain || (wanted === "listed" && (await refuseTwice(holdFreeDomain(tx, medium.id))));
  const move = mediaMoveTowards(wanted, medium.status, entryOf({ ...medium, holdsDomain }, await holdSettings(tx)));
  if (move) await moveMedium(tx, medium.id, { move, party: "publisher", actorId: actor.userId });
}

/** Makes a medium and its organization the person's current ones. */
export async function enterMedia(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [found] = await tx
    .select({ organizationId: mediaProject.organizationId })
    .from(mediaProject)
    .where(eq(mediaProject.id, id));
  if (!found) throw notFound("This outlet");
  authorize(actor, "media.read", { organizationId: found.organizationId, mediaProjectId: id }, "This outlet");
  await setCurrent(tx, actor, { organizationId: found.organizationId, mediaProjectId: id });
}

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

/** True when the domain is free to hold. Throws 422 `domain_taken` while another publisher's proof stands. */
async function claim(tx: Tx, organizationId: string, domain: string): Promise<boolean> {
  await lockDomain(tx, domain);
  const holder = await findHolder(tx, domain);
  if (isProvenBy(holder) && holder?.organizationId !== organizationId)
    throw invalid("url", texts.domainTaken, "domain_taken");
  return holder === undefined;
}

async function refuseTwice<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "media_project_own_domain")
      throw invalid("url", texts.domainKnown, "domain_known");
    if (violatedConstraint(error) === "media_project_domain") throw conflict("domain_named", texts.domainNamed);
    throw error;
  }
}
