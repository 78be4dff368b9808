import { and, eq, inArray, or } from "drizzle-orm";
import type { Disk } from "flydrive";
import { v7 } from "uuid";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Database, Reader, Tx, Writer } from "../database/database.ts";
import { invalid } from "../http/errors.ts";
import { imagesNamedIn } from "./address.ts";
import { fileName } from "./file-name.ts";
import type { FileQuota, FileUse } from "./file-use.ts";
import { findImage, isPrintedType } from "./queries.ts";
import { refuseBeyondQuota } from "./quota.ts";
import { storedFile } from "./tables.ts";
import { shownImage } from "./uploaded.ts";

const texts = catalogue("platform.files.commands", {
  unknownFile: "This image was not uploaded. Upload it, then save again.",
  unknownLogo: "A logo is a PNG or JPEG image. Upload one, then save again.",
});

type NewFile = typeof storedFile.$inferInsert & { id: string };

type Keeping = { database: Database; store: Disk; readQuota: (reader: Reader) => Promise<FileQuota> };

type Upload = {
  /** In the store. */
  key: string;
  /** As stored, sealed where they are sealed. */
  kept: Buffer;
  file: NewFile & { organizationId: string | null; uploadedBy: string };
};

/**
 * Keeps an upload: bytes, row and `within` succeed together or not at all. Throws 409 `files_full` beyond the quota of
 * the organization or the person.
 */
export async function keepUpload<Result>(
  { database, store, readQuota }: Keeping,
  { key, kept, file }: Upload,
  within: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  await putWhole(store, key, kept);
  let isRolledBack = true;
  try {
    return await database.transaction(async (tx) => {
      isRolledBack = true;
      await refuseBeyondQuota(tx, file, await readQuota(tx));
      await tx.insert(storedFile).values(file);
      const result = await within(tx);
      // A connection that breaks during COMMIT may leave the row; the nightly sweep decides about the bytes.
      isRolledBack = false;
      return result;
    });
  } catch (error) {
    if (isRolledBack) await store.delete(key).catch(() => {});
    throw error;
  }
}

/** A full disk leaves no part of a file behind. */
async function putWhole(store: Disk, key: string, bytes: Buffer): Promise<void> {
  try {
    await store.put(key, bytes);
  } catch (error) {
    await store.delete(key).catch(() => {});
    throw error;
  }
}

/** All null where Byline made the image. */
type ImageOwner = { organizationId: string | null; uploadedBy: string | null; name: string };

/**
 * Keeps an image that Byline made or brings along, visible to everybody; returns its id. Throws 422 for a broken or too
 * large image. Bytes whose row fails are swept at night.
 */
export async function keepImage(writer: Writer, store: Disk, bytes: Buffer, owner: ImageOwner): Promise<string> {
  const image = await shownImage(bytes);
  const id = v7();
  const name = fileName(owner.name, image.type);
  const row = { ...owner, id, name, use: "public" as const, contentType: image.type, bytes: image.bytes.length };
  await putWhole(store, id, image.bytes);
  await writer.insert(storedFile).values(row);
  return id;
}

/** Marks images as shown by something, so that they are not swept. Public images stay public. */
export async function markUsed(tx: Tx, ids: string[], use: FileUse): Promise<void> {
  const isOpen = use === "public" ? undefined : eq(storedFile.use, "unused");
  await tx
    .update(storedFile)
    .set({ use })
    .where(and(inArray(storedFile.id, ids), isOpen));
}

/**
 * Makes an image public, such as an avatar or a logo. Throws 422 unless `userId` uploaded it: knowing the id of
 * another's image must not publish it.
 */
export async function showToAll(
  tx: Tx,
  { userId }: { userId: string },
  { field, path }: { field: string; path: string },
): Promise<void> {
  const file = await findImage(tx, path);
  if (!file || (file.use !== "public" && file.uploadedBy !== userId))
    throw invalid(field, texts.unknownFile, "unknown_file");
  await markUsed(tx, [file.id], "public");
}

/** Makes an uploaded logo public. Throws 422 for one that was not uploaded, or that a document can't print. */
export async function showLogo(tx: Tx, actor: { userId: string }, path: string): Promise<void> {
  if (!(await isPrintedType(tx, path))) throw invalid("logo", texts.unknownLogo, "unknown_file");
  await showToAll(tx, actor, { field: "logo", path });
}

/**
 * Forgets a person. Images that only they see go, and so does their avatar (`avatar`: its path). Images of orders and
 * organizations stay without their name.
 */
export async function forgetUploader(tx: Tx, userId: string, avatar: string | null): Promise<void> {
  const own = avatar ? imagesNamedIn(avatar) : [];
  const gone = await tx
    .delete(storedFile)
    .where(and(eq(storedFile.uploadedBy, userId), or(eq(storedFile.use, "unused"), inArray(storedFile.id, own))))
    .returning({ id: storedFile.id });
  if (gone.length > 0) await tx.enqueue("delete-files", { keys: gone.map(({ id }) => id) });
  await tx.update(storedFile).set({ uploadedBy: null }).where(eq(storedFile.uploadedBy, userId));
}

/** Takes files out of the quotas; the caller deletes their bytes after the commit. */
export async function forgetFiles(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(storedFile).where(inArray(storedFile.id, ids));
}
