import { and, eq } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { Actor } from "../../actor.ts";
import { representKey, selectGrants } from "../../grants/server/queries.ts";
import { accessGrant } from "../../server/tables.ts";
import type { ApiToken } from "../contract.ts";

export const ownTokens = ({ userId }: Actor) => and(eq(accessGrant.userId, userId), eq(accessGrant.kind, "token"));

/** The person's own tokens, newest first. */
export async function listApiTokens(reader: Reader, actor: Actor, page: PageQuery): Promise<ListedPage<ApiToken>> {
  return readTableList(reader, newestOf(accessGrant, ownTokens(actor)), page, async (shown) =>
    (await selectGrants(reader, shown)).map((row) => representKey(row, null)),
  );
}

/** `token` is set only right after creation. */
export async function findApiToken(
  reader: Reader,
  actor: Actor,
  id: string,
  token: string | null = null,
): Promise<ApiToken | undefined> {
  const [row] = await selectGrants(reader, ownTokens(actor), id);
  return row && representKey(row, token);
}
