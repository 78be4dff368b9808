import { and, eq, inArray } from "drizzle-orm";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { Actor } from "../../actor.ts";
import { type GrantRow, representKey, selectGrants } from "../../grants/server/queries.ts";
import { organizationsWhere } from "../../server/authorize.ts";
import { accessGrant, organizationMember } from "../../server/tables.ts";
import type { ServiceAccount } from "../contract.ts";

type AccountFilter = { organization?: string | undefined };

function administered(actor: Actor, { organization }: AccountFilter) {
  const own = organizationsWhere(actor, "member.change");
  const shown = own.filter((each) => organization === undefined || each === organization);
  return and(inArray(accessGrant.organizationId, shown), eq(accessGrant.kind, "service"));
}

/** Service accounts of the organizations that the actor administers, newest first. */
export async function listServiceAccounts(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & AccountFilter,
): Promise<ListedPage<ServiceAccount>> {
  const list = newestOf(accessGrant, administered(actor, { organization }));
  return readTableList(reader, list, page, async (shown) => {
    const rows = await selectGrants(reader, shown);
    const members = await membersAmongMakers(reader, rows);
    return rows.map((row) => representAccount(row, members, null));
  });
}

/** `token` is set only right after creation. */
export async function findServiceAccount(
  reader: Reader,
  actor: Actor,
  id: string,
  token: string | null = null,
): Promise<ServiceAccount | undefined> {
  const rows = await selectGrants(reader, administered(actor, {}), id);
  const [row] = rows;
  return row && representAccount(row, await membersAmongMakers(reader, rows), token);
}

const membership = (organizationId: string | null, userId: string): string => `${organizationId} ${userId}`;

async function membersAmongMakers(reader: Reader, rows: GrantRow[]): Promise<ReadonlySet<string>> {
  const { organizationId, userId } = organizationMember;
  const members = await reader
    .select({ organizationId, userId })
    .from(organizationMember)
    .where(
      and(
        inArray(
          userId,
          rows.map(({ createdBy }) => createdBy),
        ),
        inArray(
          organizationId,
          rows.flatMap((row) => row.organizationId ?? []),
        ),
      ),
    );
  return new Set(members.map((member) => membership(member.organizationId, member.userId)));
}

const representAccount = (row: GrantRow, members: ReadonlySet<string>, token: string | null): ServiceAccount => ({
  ...representKey(row, token),
  organization: iri("organizations", row.organizationId ?? ""),
  createdBy: row.makerName,
  isMakerMember: members.has(membership(row.organizationId, row.createdBy)),
});
