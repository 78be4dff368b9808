import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { authorize } from "#accounts/server/authorize.ts";
import { setCurrent } from "#accounts/server/commands.ts";
import { readSettings } from "#house/server/queries.ts";
import type { Actor } from "#platform/contract/actor.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { forbidden, invalid, notFound } from "#platform/http/errors.ts";
import type { mediaEdit, mediaInput } from "../contract.ts";
import { domainOf } from "../domain.ts";
import type { MediaStatus } from "../media.ts";
import { recordMetrics } from "./metrics.ts";
import { mediaProject } from "./tables.ts";

/** Adds a medium; one a domain in the whole house. Listed at once when the house reviews automatically (R1.10). */
export async function createMedia(tx: Tx, actor: Actor, input: z.infer<typeof mediaInput>): Promise<string> {
  const {
    organization: organizationId,
    name,
    url,
    mediaType,
    languages,
    countries,
    topics,
    description,
    editorialPolicy,
    ...metrics
  } = input;
  authorize(actor, "media.create", { organizationId }, "This organization");
  const fields = { organizationId, name, url, mediaType, languages, countries, topics, description, editorialPolicy };
  const status = await reviewed(tx, "listed");
  const [row] = await refuseTakenDomain(
    tx
      .insert(mediaProject)
      .values({ ...fields, domain: requireDomain(url), status })
      .returning({ id: mediaProject.id }),
  );
  if (!row) throw new Error("medium was not written");
  await recordMetrics(tx, row.id, metrics, "declared");
  await setCurrent(tx, actor, { organizationId, mediaProjectId: row.id, projectId: null, campaignId: null });
  return row.id;
}

export async function editMedia(tx: Tx, actor: Actor, id: string, input: z.infer<typeof mediaEdit>): Promise<void> {
  const { name, url, mediaType, languages, countries, topics, description, editorialPolicy, status, ...metrics } =
    input;
  const [found] = await tx
    .select({ organizationId: mediaProject.organizationId, status: mediaProject.status, domain: mediaProject.domain })
    .from(mediaProject)
    .where(eq(mediaProject.id, id))
    .for("update");
  if (!found) throw notFound("This medium");
  authorize(actor, "media.edit", { organizationId: found.organizationId, mediaProjectId: id }, "This medium");
  if (status && found.status === "rejected") throw forbidden();
  const domain = url === undefined ? found.domain : requireDomain(url);
  await refuseTakenDomain(
    tx
      .update(mediaProject)
      .set({
        ...{ name, url, mediaType, languages, countries, topics, description, editorialPolicy, domain },
        ...(domain === found.domain ? {} : { verification: "unverified" as const, verificationMethod: null }),
        ...(status ? { status: await reviewed(tx, status) } : {}),
        updatedAt: sql`now()`,
      })
      .where(eq(mediaProject.id, id)),
  );
  await recordMetrics(tx, id, metrics, "declared");
}

/** Goes to a medium: it brings its organization along. */
export async function enterMedia(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [found] = await tx
    .select({ organizationId: mediaProject.organizationId })
    .from(mediaProject)
    .where(eq(mediaProject.id, id));
  if (!found) throw notFound("This medium");
  authorize(actor, "media.read", { organizationId: found.organizationId, mediaProjectId: id }, "This medium");
  await setCurrent(tx, actor, {
    organizationId: found.organizationId,
    mediaProjectId: id,
    projectId: null,
    campaignId: null,
  });
}

/** Takes all media of an organization from the marketplace. */
export async function pauseMediaOf(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .update(mediaProject)
    .set({ status: "paused", updatedAt: sql`now()` })
    .where(and(eq(mediaProject.organizationId, organizationId), inArray(mediaProject.status, ["listed", "in_review"])));
}

function requireDomain(url: string): string {
  const domain = domainOf(url);
  if (!domain) throw invalid("url", messages.url, "url");
  return domain;
}

async function reviewed(tx: Tx, wanted: MediaStatus): Promise<MediaStatus> {
  if (wanted !== "listed") return wanted;
  return (await readSettings(tx)).automaticReview ? "listed" : "in_review";
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
