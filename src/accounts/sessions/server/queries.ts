import { listSessions } from "#auth/server/sessions/queries.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import type { Actor } from "../../actor.ts";
import type { Session } from "../contract.ts";
/** Last used first. */
export async function listOwnSessions(
  reader: Reader,
  actor: Actor,
  page: PageQuery,
  id?: string,
): Promise<ListedPage<Session>> {
  const { items, ...length } = await listSessions(reader, actor.userId, page, id);
  return {
    items: items.map(({ createdAt, refreshedAt, ...session }) => ({
      ...session,
      current: session.id === actor.sessionId,
      createdAt: createdAt.toISOString(),
      refreshedAt: refreshedAt.toISOString(),
    })),
    ...length,
  };
}
