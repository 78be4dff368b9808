import { and, eq, inArray } from "drizzle-orm";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { Actor } from "../../actor.ts";
import { type GrantRow, representGrant, selectGrants } from "../../grants/server/queries.ts";
import { accessGrant, organization } from "../../server/tables.ts";
import type { ConnectedApp } from "../contract.ts";

export const ownApps = ({ userId }: Actor) => and(eq(accessGrant.userId, userId), eq(accessGrant.kind, "app"));

/** The person's connected apps, newest first. */
export async function listConnectedApps(
  reader: Reader,
  actor: Actor,
  page: PageQuery,
): Promise<ListedPage<ConnectedApp>> {
  return readTableList(reader, newestOf(accessGrant, ownApps(actor)), page, async (shown) =>
    withNames(reader, await selectGrants(reader, shown)),
  );
}

export async function findConnectedApp(reader: Reader, actor: Actor, id: string): Promise<ConnectedApp | undefined> {
  return (await withNames(reader, await selectGrants(reader, ownApps(actor), id)))[0];
}

async function withNames(reader: Reader, rows: GrantRow[]): Promise<ConnectedApp[]> {
  const ids = rows.flatMap(({ organizationId }) => organizationId ?? []);
  const { id, name } = organization;
  const names = await reader.select({ id, name }).from(organization).where(inArray(id, ids));
  const nameOf = new Map(names.map((each) => [each.id, each.name]));
  return rows.map((row) => ({
    id: row.id,
    ...representGrant(row),
    clientId: row.clientId ?? "",
    organization: row.organizationId && iri("organizations", row.organizationId),
    organizationName: row.organizationId && (nameOf.get(row.organizationId) ?? null),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
