import { asc, eq } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { countBounded } from "#platform/lists/bounded-count.ts";
import { dated } from "../../server/dated.ts";
import { pathRedirect } from "../../server/tables.ts";
import type { PathRedirect } from "../contract.ts";

export async function listRedirects(
  reader: Reader,
  { page, itemsPerPage }: PageQuery,
): Promise<{ items: PathRedirect[]; totalItems: number }> {
  const rows = await reader
    .select()
    .from(pathRedirect)
    .orderBy(asc(pathRedirect.path))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return { items: rows.map(dated), ...(await countBounded(reader, pathRedirect, [pathRedirect.id])) };
}

export async function findRedirect(reader: Reader, id: string): Promise<PathRedirect | undefined> {
  const [row] = await reader.select().from(pathRedirect).where(eq(pathRedirect.id, id));
  return row && dated(row);
}

/** Asked at each full page load; a unique index answers. */
export async function findRedirectFrom(
  reader: Reader,
  path: string,
): Promise<{ target: string; permanent: boolean } | undefined> {
  const { rows } = await reader.$client.query<{ target: string; permanent: boolean }>({
    name: "redirect-from",
    text: "SELECT target, permanent FROM path_redirect WHERE path = $1",
    values: [path],
  });
  return rows[0];
}
