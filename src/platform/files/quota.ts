import { sql } from "drizzle-orm";
import type { Reader, Tx } from "../database/database.ts";
import { conflict } from "../http/errors.ts";
import type { FileQuota } from "./file-use.ts";

type Owner = { organizationId: string | null; uploadedBy: string };

const megabyte = 1_000_000;

/** Bytes of an organization's uploads, and of a person's in all organizations. */
async function readStoredBytes(
  reader: Reader,
  { organizationId, uploadedBy }: Owner,
): Promise<{ organization: number; person: number }> {
  const { rows } = await reader.$client.query<{ organization: number; person: number }>({
    name: "stored-bytes",
    text: `
      SELECT (SELECT coalesce(sum(bytes), 0) FROM stored_file WHERE organization_id = $1) AS organization,
        (SELECT coalesce(sum(bytes), 0) FROM stored_file WHERE uploaded_by = $2) AS person`,
    values: [organizationId, uploadedBy],
  });
  return rows[0] ?? { organization: 0, person: 0 };
}

/** Throws 409 `files_full` when a file would not fit. Uploads of one organization, or person, wait here for each other. */
export async function refuseBeyondQuota(
  tx: Tx,
  { bytes, ...owner }: Owner & { bytes: number },
  { organizationMegabytes, personMegabytes }: FileQuota,
): Promise<void> {
  for (const id of [owner.organizationId ?? "", owner.uploadedBy].toSorted())
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stored_file/${id}`}, 0))`);
  const stored = await readStoredBytes(tx, owner);
  if (stored.organization + bytes > organizationMegabytes * megabyte)
    throw full(`Your organization's files fill its ${organizationMegabytes} MB.`);
  if (stored.person + bytes > personMegabytes * megabyte) throw full(`Your files fill your ${personMegabytes} MB.`);
}

const full = (sentence: string) =>
  conflict(
    "files_full",
    `${sentence} Images that no text shows are deleted after a day. Contact support for more room.`,
  );
