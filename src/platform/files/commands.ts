import { and, eq, inArray } from "drizzle-orm";
import type { Disk } from "flydrive";
import { v7 } from "uuid";
import type { Database, Reader, Tx } from "../database/database.ts";
import { invalid } from "../http/errors.ts";
import { fileName } from "./file-name.ts";
import type { FileQuota, FileUse } from "./file-use.ts";
import { findImage } from "./queries.ts";
import { refuseBeyondQuota } from "./quota.ts";
import { storedFile } from "./tables.ts";
import { shownImage } from "./uploaded.ts";

type NewFile = typeof storedFile.$inferInsert & { id: string };

type Keeping = { database: Database; store: Disk; readQuota: (reader: Reader) => Promise<FileQuota> };

type Upload = {
  /** Where the bytes lie in the store. */
  key: string;
  /** As they are kept: sealed, where they are. */
  kept: Buffer;
  file: NewFile & { organizationId: string | null; uploadedBy: string };
};

/**
 * Keeps what somebody uploaded: its bytes, its row, and what `within` writes in the same transaction; all of it or nothing. Throws 409
 * `files_full` where it would take the organization or the person beyond their quota.
 */
export async function keepUpload<Result>(
  { database, store, readQuota }: Keeping,
  { key, kept, file }: Upload,
  within: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    await store.put(key, kept);
    return await database.transaction(async (tx) => {
      await refuseBeyondQuota(tx, file, await readQuota(tx));
      await tx.insert(storedFile).values(file);
      return within(tx);
    });
  } catch (error) {
    await store.delete(key).catch(() => {});
    throw error;
  }
}

/** Whose image it is, and what it is called; nobody's where Byline made it. */
type ImageOwner = { organizationId: string | null; uploadedBy: string | null; name: string };

/** Keeps an image that Byline made or brings along, for everybody to see; answers its id. 422 for what is none, broken or too large. */
export async function keepImage(reader: Reader, store: Disk, bytes: Buffer, owner: ImageOwner): Promise<string> {
  const image = await shownImage(bytes);
  const id = v7();
  const name = fileName(owner.name, image.type);
  const row = { ...owner, id, name, use: "public" as const, contentType: image.type, bytes: image.bytes.length };
  try {
    await store.put(id, image.bytes);
    await reader.insert(storedFile).values(row);
  } catch (error) {
    await store.delete(id).catch(() => {});
    throw error;
  }
  return id;
}

/** Notes what shows an image from now on, so that it is not swept; what everybody sees stays so. */
export async function markUsed(tx: Tx, ids: string[], use: FileUse): Promise<void> {
  const isOpen = use === "public" ? undefined : eq(storedFile.use, "unused");
  await tx
    .update(storedFile)
    .set({ use })
    .where(and(inArray(storedFile.id, ids), isOpen));
}

/**
 * Opens an image to everybody, as an avatar or a logo is. Throws 422 for one that was never uploaded, or by somebody else: else whoever
 * learns the id of another's image could publish it.
 */
export async function showToAll(
  tx: Tx,
  { userId }: { userId: string },
  { field, path }: { field: string; path: string },
): Promise<void> {
  const file = await findImage(tx, path);
  if (!file || (file.use !== "public" && file.uploadedBy !== userId))
    throw invalid(field, "This image was not uploaded. Upload it, then save again.", "unknown_file");
  await markUsed(tx, [file.id], "public");
}

/** Takes files out of the quotas; their bytes go when the transaction has ended. */
export async function forgetFiles(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(storedFile).where(inArray(storedFile.id, ids));
}
