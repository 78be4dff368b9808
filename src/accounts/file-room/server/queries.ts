import { inArray } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { FileQuota } from "#platform/files/file-use.ts";
import { readStoredBytes } from "#platform/files/quota.ts";
import type { Actor } from "../../actor.ts";
import { organizationsOf } from "../../permissions.ts";
import { organization } from "../../server/tables.ts";
import type { FileRoom } from "../contract.ts";

/** The actor's own room first, then each organization's by name. */
export async function listFileRooms(
  reader: Reader,
  actor: Actor,
  { personMegabytes, organizationMegabytes }: FileQuota,
): Promise<FileRoom[]> {
  const organizationIds = organizationsOf(actor);
  const { id, name } = organization;
  const stored = await readStoredBytes(reader, { organizationIds, userId: actor.userId });
  const named = await reader
    .select({ id, name })
    .from(organization)
    .where(inArray(id, organizationIds))
    .orderBy(name, id);
  const used = (owner: string) => ({ id: owner, usedBytes: stored.get(owner) ?? 0 });
  return [
    { ...used(actor.userId), kind: "person", name: "", megabytes: personMegabytes },
    ...named.map((each) => ({
      ...used(each.id),
      kind: "organization" as const,
      name: each.name,
      megabytes: organizationMegabytes,
    })),
  ];
}
