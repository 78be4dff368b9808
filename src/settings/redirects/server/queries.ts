import { eq } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { byColumn, readTableList } from "#platform/lists/table-list.ts";
import { dated } from "../../server/dated.ts";
import { pathRedirect } from "../../server/tables.ts";
import type { PathRedirect } from "../contract.ts";

export const listRedirects = (reader: Reader, page: PageQuery): Promise<ListedPage<PathRedirect>> =>
  readTableList(reader, byColumn(pathRedirect, pathRedirect.path), page, async (shown) =>
    (await reader.select().from(pathRedirect).where(shown)).map(dated),
  );

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
