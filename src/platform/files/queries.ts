import { eq } from "drizzle-orm";
import { isUuid } from "../contract/wire.ts";
import type { Tx } from "../database/database.ts";
import { storedFile } from "./tables.ts";

/** True when the path (`/files/{id}`) is that of an uploaded image. */
export async function isStored(tx: Tx, path: string): Promise<boolean> {
  const id = path.slice(path.lastIndexOf("/") + 1);
  return (
    isUuid(id) && (await tx.select({ id: storedFile.id }).from(storedFile).where(eq(storedFile.id, id))).length > 0
  );
}
