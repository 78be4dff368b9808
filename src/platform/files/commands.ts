import type { Disk } from "flydrive";
import { v7 } from "uuid";
import type { Reader } from "../database/database.ts";
import { storedFile } from "./tables.ts";
import { shownImage } from "./uploaded.ts";

/** Whose image it is, and what it is called; nobody's where Byline made it. */
type ImageOwner = { organizationId: string | null; uploadedBy: string | null; name: string };

/** Keeps an image, known by its bytes and without its metadata; answers its id. 422 for what is none, broken or too large. */
export async function keepImage(reader: Reader, store: Disk, bytes: Buffer, owner: ImageOwner): Promise<string> {
  const image = await shownImage(bytes);
  const id = v7();
  await store.put(id, image.bytes);
  const name = owner.name.slice(0, 200);
  await reader.insert(storedFile).values({ ...owner, id, name, contentType: image.type, bytes: image.bytes.length });
  return id;
}

/** Where an image that was kept is shown. */
export const pathOfImage = (id: string): string => `/files/${id}`;
