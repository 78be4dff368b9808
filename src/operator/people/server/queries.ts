import type { OrganizationRole } from "#accounts/actor.ts";
import { deletedAddress } from "#accounts/deletion/deleted-address.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { literal } from "#platform/database/sql/literals.ts";
import type { PersonRecord } from "../contract.ts";

const owner = literal<OrganizationRole>("OWNER");

// A trigram index finds names; roles are looked up for the page's rows only. Deleted accounts are excluded.
const select = `
  SELECT found.id, found.name, found.email, found.operator, found.suspended_reason AS "suspendedReason", found.created_at AS "createdAt",
    found."totalItems",
    coalesce((SELECT json_agg(json_build_object('name', place.name, 'role', place.role, 'isSoleOwner', place.role = ${owner} AND NOT EXISTS (
        SELECT FROM organization_member AS other
        WHERE other.organization_id = place.id AND other.role = ${owner} AND other.user_id <> found.id)))
      FROM (SELECT organization.id, organization.name, member.role FROM organization_member AS member
        JOIN organization ON organization.id = member.organization_id
        WHERE member.user_id = found.id ORDER BY organization.name LIMIT 50) AS place), '[]') AS organizations
  FROM (SELECT client_user.*, count(*) OVER () AS "totalItems" FROM client_user
    WHERE ($1::uuid IS NULL OR id = $1) AND ($2::text IS NULL OR lower(name || ' ' || email) LIKE $2)
      AND ($3::boolean IS NULL OR (suspended_reason IS NOT NULL) = $3) AND email NOT LIKE ${literal(deletedAddress("%"))}
    ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5) AS found
  ORDER BY found.created_at DESC, found.id DESC`;

type PersonFilter = { search?: string | undefined; suspended?: boolean | undefined };

/** Newest first. */
export const listPersonRecords = (reader: Reader, { search, suspended, ...page }: PageQuery & PersonFilter) =>
  read(reader, [null, search ? likePattern(search) : null, suspended ?? null], page);

export async function findPersonRecord(reader: Reader, id: string): Promise<PersonRecord | undefined> {
  return (await read(reader, [id, null, null], { page: 1, itemsPerPage: 1 })).items[0];
}

type PersonRecordRow = Omit<PersonRecord, "createdAt"> & { createdAt: Date; totalItems: number };

async function read(
  reader: Reader,
  values: unknown[],
  page: PageQuery,
): Promise<{ items: PersonRecord[]; totalItems: number }> {
  const { rows, totalItems } = await readPage<PersonRecordRow>(
    reader,
    { name: "person-records", text: select, values },
    page,
  );
  const items = rows.map(({ totalItems: _total, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }));
  return { items, totalItems };
}
