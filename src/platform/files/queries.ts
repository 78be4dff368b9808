import { and, eq, inArray } from "drizzle-orm";
import type { Disk } from "flydrive";
import { isUuid } from "../contract/iri.ts";
import type { Reader, Tx } from "../database/database.ts";
import { imageUses } from "./file-use.ts";
import { cleanImage, isImageType } from "./images/image.ts";
import { storedFile } from "./tables.ts";

const printedTypes: readonly string[] = ["image/png", "image/jpeg"];
/** A larger picture costs more memory and time than its size on paper is worth. */
const printedPixelsMax = 4_000_000;

/** True for the path of a PNG or JPEG, which every mail and document can show. */
export async function isPrintedType(tx: Tx, path: string): Promise<boolean> {
  return printedTypes.includes((await findImage(tx, path))?.contentType ?? "");
}

/** Reads an uploaded PNG or JPEG for a document; null for other types, missing and too large ones. */
export async function readPrintedImage(reader: Reader, store: Disk, path: string): Promise<Uint8Array | null> {
  const type = (await findImage(reader, path))?.contentType;
  if (!isImageType(type) || !printedTypes.includes(type) || !(await store.exists(idIn(path)))) return null;
  const bytes = Buffer.from(await store.getBytes(idIn(path)));
  const image = cleanImage(type, bytes);
  return image && image.width * image.height <= printedPixelsMax ? bytes : null;
}

const idIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Finds an uploaded image by its path (`/files/{id}`). */
export async function findImage(reader: Reader, path: string) {
  const id = idIn(path);
  if (!isUuid(id)) return undefined;
  const { id: fileId, contentType, use, uploadedBy } = storedFile;
  const [file] = await reader
    .select({ id: fileId, contentType, use, uploadedBy })
    .from(storedFile)
    .where(and(eq(storedFile.id, id), inArray(storedFile.use, imageUses)));
  return file;
}
