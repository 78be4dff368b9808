import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid, notFound } from "#platform/http/errors.ts";
import { type FormatFields, fieldNames, usualFields } from "../../conditions.ts";
import type { FormatCopies, FormatDraftInput } from "../../contract.ts";
import { copiedPrice } from "../../price.ts";
import { authorizeFormat, authorizeMedium, insertFormat } from "../../server/commands.ts";
import type { FormatRow } from "../../server/move.ts";
import { format } from "../../server/tables.ts";

/**
 * Creates a draft on the actor's medium, with usual values or those of another own format (R4.4). Throws 404, 403, 422.
 */
export async function beginFormat(
  tx: Tx,
  actor: Actor,
  { media, formatType, copyOf }: FormatDraftInput,
): Promise<string> {
  await authorizeMedium(tx, actor, media);
  const original = copyOf === undefined ? undefined : await ownFormat(tx, actor, copyOf);
  const type = formatType ?? original?.formatType;
  if (!type) throw invalid("formatType", messages.choose, "required");
  const fields = original ? fieldsOf(original) : { ...usualFields, priceCents: 0 };
  return insertFormat(tx, {
    mediaProjectId: media,
    ...fields,
    ...(type === "Contributor Post" ? {} : { contributor: false }),
    formatType: type,
    status: "draft",
  });
}

/** Copies a format to other own media as drafts. Returns their ids. Throws 404, 403. */
export async function copyFormat(
  tx: Tx,
  actor: Actor,
  id: string,
  { media, priceFactor }: FormatCopies,
): Promise<string[]> {
  const original = await ownFormat(tx, actor, id);
  const priceCents = copiedPrice(original.priceCents, priceFactor);
  const copies: string[] = [];
  for (const mediaProjectId of new Set(media)) {
    await authorizeMedium(tx, actor, mediaProjectId);
    copies.push(await insertFormat(tx, { ...fieldsOf(original), mediaProjectId, priceCents, status: "draft" }));
  }
  return copies;
}

async function ownFormat(tx: Tx, actor: Actor, id: string): Promise<FormatRow> {
  const [found] = await tx.select().from(format).where(eq(format.id, id));
  if (!found) throw notFound("This format");
  await authorizeFormat(tx, actor, found);
  return found;
}

/** Leaves out fields that belong to one medium. */
function fieldsOf(row: FormatRow): FormatFields {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, row[name]])) as FormatFields;
  return { ...fields, exampleLinks: [], category: "" };
}
