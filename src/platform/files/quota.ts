import { catalogue } from "#platform/words/catalogue.ts";
import type { Reader, Tx } from "../database/database.ts";
import { takeTurn } from "../database/turn.ts";
import { conflict } from "../http/errors.ts";
import type { FileQuota } from "./file-use.ts";

const texts = catalogue("platform.files.quota", {
  organizationFull: (organizationMegabytes: number) =>
    `Your organization's files fill its ${organizationMegabytes} MB.`,
  personFull: (personMegabytes: number) => `Your files fill your ${personMegabytes} MB.`,
  filesFull: (sentence: string) =>
    `${sentence} Images that no text shows are deleted after a day. Contact support for more room.`,
});

type Owner = { organizationId: string | null; uploadedBy: string };

const megabyte = 1_000_000;

/**
 * Reads the uploaded bytes of each organization, and of a person in all organizations, by id. Ids without uploads are
 * missing.
 */
export async function readStoredBytes(
  reader: Reader,
  { organizationIds, userId }: { organizationIds: string[]; userId: string },
): Promise<Map<string, number>> {
  const { rows } = await reader.$client.query<{ id: string; bytes: number }>({
    name: "stored-bytes",
    text: `
      SELECT organization_id AS id, sum(bytes) AS bytes FROM stored_file WHERE organization_id = ANY ($1::uuid[]) GROUP BY 1
      UNION ALL SELECT uploaded_by, sum(bytes) FROM stored_file WHERE uploaded_by = $2 GROUP BY 1`,
    values: [organizationIds, userId],
  });
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/**
 * Throws 409 `files_full` when a file would not fit. Locks: uploads of one organization or person wait for each other.
 */
export async function refuseBeyondQuota(
  tx: Tx,
  { bytes, ...owner }: Owner & { bytes: number },
  { organizationMegabytes, personMegabytes }: FileQuota,
): Promise<void> {
  for (const id of [owner.organizationId ?? "", owner.uploadedBy].toSorted()) await takeTurn(tx, `stored_file/${id}`);
  const { organizationId, uploadedBy } = owner;
  const stored = await readStoredBytes(tx, {
    organizationIds: organizationId ? [organizationId] : [],
    userId: uploadedBy,
  });
  if ((stored.get(organizationId ?? "") ?? 0) + bytes > organizationMegabytes * megabyte)
    throw full(texts.organizationFull(organizationMegabytes));
  if ((stored.get(uploadedBy) ?? 0) + bytes > personMegabytes * megabyte) throw full(texts.personFull(personMegabytes));
}

const full = (sentence: string) => conflict("files_full", texts.filesFull(sentence));
