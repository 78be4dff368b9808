import { eq } from "drizzle-orm";
import type { Disk } from "flydrive";
import type { Database } from "#platform/database/database.ts";
import { keepImage } from "#platform/files/commands.ts";
import { lookedAt, type Publications } from "../../server/commands.ts";
import { linkCheck } from "../../server/tables.ts";
import { type PictureBrowser, pictureOf } from "./browser.ts";
import { publicationPicture } from "./tables.ts";

type Picturing = { publications: Publications; store: Disk; browser: PictureBrowser };

/** Stores a look's picture once; false when there is none. A failure leaves the look as it is. */
export async function keepPicture(
  database: Database,
  { publications, store, browser }: Picturing,
  linkCheckId: string,
): Promise<boolean> {
  const [look] = await database.reader.select().from(linkCheck).where(eq(linkCheck.id, linkCheckId));
  if (!look || (await isTaken(database, linkCheckId))) return look !== undefined;
  const taken = await pictureOf(look.evidence.url, browser);
  if (!taken) return false;
  const fileId = await keepImage(database.writer, store, taken, {
    organizationId: null,
    uploadedBy: null,
    name: "page.png",
  });
  await database.writer.insert(publicationPicture).values({ linkCheckId, fileId }).onConflictDoNothing();
  const publication = await publications.find(database.reader, look.orderId);
  if (publication) database.tell(lookedAt(publication));
  return true;
}

const isTaken = async ({ reader }: Database, linkCheckId: string): Promise<boolean> =>
  (await reader.$count(publicationPicture, eq(publicationPicture.linkCheckId, linkCheckId))) > 0;
