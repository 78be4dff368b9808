import type { OrganizationRole } from "#accounts/actor.ts";
import { deletedAddress } from "#accounts/deletion/deleted-address.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { PersonRecord } from "../contract.ts";

const owner = literal<OrganizationRole>("OWNER");

const columns = `
  found.id, found.name, found.email, found.operator, found.suspended_reason AS "suspendedReason", found.created_at AS "createdAt",
  coalesce((SELECT json_agg(json_build_object('name', place.name, 'role', place.role, 'isSoleOwner', place.role = ${owner} AND NOT EXISTS (
      SELECT FROM organization_member AS other
      WHERE other.organization_id = place.id AND other.role = ${owner} AND other.user_id <> found.id)))
    FROM (SELECT organization.id, organization.name, member.role FROM organization_member AS member
      JOIN organization ON organization.id = member.organization_id
      WHERE member.user_id = found.id ORDER BY organization.name LIMIT 50) AS place), '[]') AS organizations`;

type PersonFilter = { search?: string | undefined; suspended?: boolean | undefined; id?: string };

/** By `client_user_newest`; names are found by their trigrams. Deleted and service accounts are left out. */
function listOf({ search, suspended, id }: PersonFilter) {
  const { values, of } = parameters();
  const where = [
    `item.email NOT LIKE ${literal(deletedAddress("%"))}`,
    "item.service_of IS NULL",
    id && `item.id = ${of(id)}`,
    search && `lower(item.name || ' ' || item.email) LIKE ${of(likePattern(search))}`,
    suspended !== undefined && `item.suspended_reason IS ${suspended ? "NOT " : ""}NULL`,
  ];
  const joins = "JOIN client_user AS found USING (id)";
  const branches = [{ from: "client_user AS item", where }];
  return { ...(!search && { name: "person-records" }), branches, order: newestFirst, columns, joins, values };
}

/** Newest first. */
export const listPersonRecords = (
  reader: Reader,
  filter: PageQuery & PersonFilter,
): Promise<ListedPage<PersonRecord>> => readList(reader, listOf(filter), filter, representPerson);

export const findPersonRecord = async (reader: Reader, id: string): Promise<PersonRecord | undefined> =>
  (await listPersonRecords(reader, { id, page: 1, itemsPerPage: 1 })).items[0];

type PersonRecordRow = Omit<PersonRecord, "createdAt"> & { createdAt: Date };

const representPerson = ({ createdAt, ...row }: PersonRecordRow): PersonRecord => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
