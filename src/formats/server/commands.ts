import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { authorize, refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { nameOfMedia, placeOfMedia } from "#media/server/queries.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, Invalid, notFound } from "#platform/http/errors.ts";
import { movedOn } from "#platform/lifecycle/server/require-move.ts";
import { readSettings } from "#settings/server/queries.ts";
import { changesConditions } from "../conditions.ts";
import type { formatEdit, formatInput } from "../contract.ts";
import { guaranteeOf } from "../format.ts";
import { formatProblems } from "../problems.ts";
import { type FormatMove, formatLife, formatMoveTowards, statusOnListing } from "../standing.ts";
import { type FormatRow, moveFormat, recordVersions } from "./move.ts";
import { format } from "./tables.ts";

/** Creates a format on the actor's medium; returns its id. Throws 404, 403. */
export async function createFormat(tx: Tx, actor: Actor, input: z.infer<typeof formatInput>): Promise<string> {
  const { media: mediaProjectId, status: wanted, ...fields } = input;
  await authorizeMedium(tx, actor, mediaProjectId);
  const status = wanted === "listed" ? statusOnListing(await readSettings(tx)) : wanted;
  return insertFormat(tx, { mediaProjectId, ...fields, status });
}

/**
 * Edits a format and moves it to the wanted status. Changed conditions raise the version, except in drafts (R3.8).
 * Throws 404, 403, 409 `move_not_possible`, and 422 for incomplete formats that leave the draft.
 */
export async function editFormat(tx: Tx, actor: Actor, id: string, input: z.infer<typeof formatEdit>): Promise<void> {
  const found = await lockFormat(tx, id);
  await authorizeFormat(tx, actor, found);
  const { status: wanted, ...answers } = input;
  const { formatType = found.formatType, guaranteeDays = found.guaranteeDays } = answers;
  const edit = { ...answers, guaranteeDays: guaranteeOf({ formatType, guaranteeDays }) };
  const move = wanted && formatMoveTowards({ ...found, ...(await readSettings(tx)) }, wanted);
  if (move === null) throw movedOn(formatLife, found.status);
  const isDraft = found.status === "draft" && !move;
  refuseProblems({ ...found, ...edit }, isDraft);
  const isNewVersion = found.status !== "draft" && changesConditions(found, edit);
  await tx
    .update(format)
    .set({ ...edit, ...(isNewVersion ? { version: sql`${format.version} + 1` } : {}), updatedAt: sql`now()` })
    .where(eq(format.id, id));
  const author = { party: "publisher", actorId: actor.userId } as const;
  if (isNewVersion) await recordVersions(tx, [{ ...found, version: found.version + 1 }], author);
  if (move) await moveFormat(tx, found, { move, ...author });
}

/**
 * Records an operator's decision in the audit log (R1.10). Throws 404, 403, 409 `own_organization`, and 409 of
 * `moveFormat`.
 */
export async function reviewFormat(
  tx: Tx,
  actor: Actor,
  id: string,
  move: Extract<FormatMove, "approve" | "reject">,
  reason: string | null = null,
): Promise<void> {
  if (!actor.operator) throw forbidden();
  const found = await lockFormat(tx, id);
  const place = await placeOfMedia(tx, found.mediaProjectId);
  if (place) refuseOwnOrganization(actor, [place.organizationId]);
  await moveFormat(tx, found, { move, party: "operator", actorId: actor.userId, reason });
  const { formatType, mediaProjectId: media } = found;
  const after = { decision: move, formatType, reason, media };
  await writeAudit(tx, actor, { kind: "review", subject: await nameOfMedia(tx, media), after });
}

export async function insertFormat(tx: Tx, values: typeof format.$inferInsert): Promise<string> {
  const { formatType, guaranteeDays } = values;
  const [row] = await tx
    .insert(format)
    .values({ ...values, guaranteeDays: guaranteeOf({ formatType, guaranteeDays }) })
    .returning({ id: format.id });
  if (!row) throw new Error("format was not written");
  return row.id;
}

async function lockFormat(tx: Tx, id: string): Promise<FormatRow> {
  const [found] = await tx.select().from(format).where(eq(format.id, id)).for("update");
  if (!found) throw notFound("This format");
  return found;
}

export async function authorizeMedium(tx: Tx, actor: Actor, mediaProjectId: string): Promise<void> {
  const place = await placeOfMedia(tx, mediaProjectId);
  if (!place) throw notFound("This outlet");
  authorize(actor, "format.edit", place, "This outlet");
}

export async function authorizeFormat(tx: Tx, actor: Actor, { mediaProjectId }: FormatRow): Promise<void> {
  const place = await placeOfMedia(tx, mediaProjectId);
  if (!place) throw notFound("This format");
  authorize(actor, "format.edit", place, "This format");
}

function refuseProblems(fields: FormatRow, isDraft: boolean): void {
  const problems = formatProblems(fields);
  if (!isDraft && fields.priceCents === 0) problems.push({ path: "priceCents", message: messages.fill });
  if (problems.length > 0)
    throw new Invalid(problems.map(({ path, message }) => ({ propertyPath: path, message, code: "unfitting" })));
}
