import { eq } from "drizzle-orm";
import type { Disk } from "flydrive";
import { v7 } from "uuid";
import type { Database } from "#platform/database/database.ts";
import { storedFile } from "#platform/files/tables.ts";
import { shownImage } from "#platform/files/uploaded.ts";
import { linkCheck } from "../../server/tables.ts";
import { type PictureBrowser, pictureOf } from "./browser.ts";
import { publicationPicture } from "./tables.ts";

/**
 * Pictures the page of a look and keeps the picture with it, once. Answers whether there is one; a page that can't be pictured
 * leaves its look as it is.
 */
export async function keepPicture(
  database: Database,
  store: Disk,
  browser: PictureBrowser,
  linkCheckId: string,
): Promise<boolean> {
  const [look] = await database.reader.select().from(linkCheck).where(eq(linkCheck.id, linkCheckId));
  if (!look || (await isTaken(database, linkCheckId))) return look !== undefined;
  const taken = await pictureOf(look.evidence.url, browser);
  if (!taken) return false;
  const picture = await shownImage(taken);
  const fileId = v7();
  await store.put(fileId, picture.bytes);
  await database.transaction(async (tx) => {
    await tx.insert(storedFile).values({
      ...{ id: fileId, organizationId: null, uploadedBy: null, name: "page.png" },
      ...{ contentType: picture.type, bytes: picture.bytes.length },
    });
    await tx.insert(publicationPicture).values({ linkCheckId, fileId }).onConflictDoNothing();
  });
  return true;
}

const isTaken = async ({ reader }: Database, linkCheckId: string): Promise<boolean> =>
  (await reader.$count(publicationPicture, eq(publicationPicture.linkCheckId, linkCheckId))) > 0;
