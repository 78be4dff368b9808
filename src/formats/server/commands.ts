import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { authorize } from "#accounts/server/authorize.ts";
import { readSettings } from "#house/server/queries.ts";
import { placeOfMedia } from "#media/server/queries.ts";
import type { Actor } from "#platform/contract/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { forbidden, Invalid, notFound } from "#platform/http/errors.ts";
import { type formatEdit, type formatInput, formatProblems } from "../contract.ts";
import type { FormatStatus } from "../format.ts";
import { format } from "./tables.ts";

/** Adds a format to a medium of one's own. */
export async function createFormat(tx: Tx, actor: Actor, input: z.infer<typeof formatInput>): Promise<string> {
  const { media: mediaProjectId, status, ...fields } = input;
  const place = await placeOfMedia(tx, mediaProjectId);
  if (!place) throw notFound("This medium");
  authorize(actor, "format.edit", place, "This medium");
  const [row] = await tx
    .insert(format)
    .values({ mediaProjectId, ...fields, status: await reviewed(tx, status) })
    .returning({ id: format.id });
  if (!row) throw new Error("format was not written");
  return row.id;
}

/** What an advertiser agrees to when booking; a change of any of it raises the version (R3.8). */
const agreed = [
  ...[
    "formatType",
    "priceCents",
    "extras",
    "textMinCharacters",
    "textMaxCharacters",
    "turnaroundHours",
    "hyperlinksMax",
    "hyperlinkKind",
  ],
  ...[
    "dofollowFeeCents",
    "imagesMin",
    "imagesMax",
    "topicsAccepted",
    "topicsRefused",
    "permanenceMonths",
    "adLabel",
    "homepageDays",
  ],
  ...["otherConditions", "writingService", "writingPriceCents", "guaranteeDays", "contributor"],
] as (keyof z.infer<typeof formatEdit>)[];

export async function editFormat(tx: Tx, actor: Actor, id: string, input: z.infer<typeof formatEdit>): Promise<void> {
  const [found] = await tx.select().from(format).where(eq(format.id, id)).for("update");
  const place = found && (await placeOfMedia(tx, found.mediaProjectId));
  if (!found || !place) throw notFound("This format");
  authorize(actor, "format.edit", place, "This format");
  if (input.status && found.status === "rejected") throw forbidden();
  const problems = formatProblems({ ...found, ...input });
  if (problems.length > 0)
    throw new Invalid(problems.map(({ path, message }) => ({ propertyPath: path, message, code: "unfitting" })));
  const { status, ...fields } = input;
  const changed = agreed.some(
    (field) =>
      input[field] !== undefined && JSON.stringify(input[field]) !== JSON.stringify(found[field as keyof typeof found]),
  );
  await tx
    .update(format)
    .set({
      ...fields,
      ...(status ? { status: await reviewed(tx, status) } : {}),
      ...(changed ? { version: sql`${format.version} + 1` } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(format.id, id));
}

async function reviewed(tx: Tx, wanted: FormatStatus): Promise<FormatStatus> {
  if (wanted !== "listed") return wanted;
  return (await readSettings(tx)).automaticReview ? "listed" : "in_review";
}
