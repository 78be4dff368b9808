import { mediaStatuses } from "#media/media.ts";
import { conditionsLike, type FoundConditions, foundBranches, readIdsLike } from "#media/server/queries-named.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import type { OutletRecord, OutletRecordQuery } from "../contract.ts";

const columns = `
  found.id, found.name, found.domain, found.logo, found.media_type AS "mediaType", publisher.name AS "organizationName", found.status,
  found.verification = 'verified' AS verified, formats.all AS formats, formats.listed AS "listedFormats", found.updated_at AS "updatedAt"`;

const joins = `
  JOIN media_project AS found USING (id) JOIN organization AS publisher ON publisher.id = found.organization_id
  CROSS JOIN LATERAL (SELECT count(*)::integer AS all, count(*) FILTER (WHERE is_listed)::integer AS listed
    FROM outlet_format WHERE media_project_id = found.id) AS formats`;

const changedLast: ListOrder = [
  { column: "updated_at", direction: "DESC" },
  { column: "id", direction: "DESC" },
];

type NamedOfOutlets = { pattern: string; publishers: string[] };

async function readNamed(reader: Reader, search: string): Promise<NamedOfOutlets> {
  const pattern = likePattern(search);
  return { pattern, publishers: await readIdsLike(reader, "organization", pattern) };
}

type Placeholder = (value: unknown) => string;

function foundBy({ pattern: searched, publishers }: NamedOfOutlets, of: Placeholder): FoundConditions[] {
  const pattern = of(searched);
  return [
    { byStatus: [`lower(item.name || ' ' || item.domain) LIKE ${pattern}`], byPlace: [] },
    conditionsLike({ column: "organization_id", kind: "organization", ids: publishers, pattern, of }),
  ];
}

type OutletRecordFilter = OutletRecordQuery & { id?: string };

/** By `media_project_status`; a search also by `media_project_words` and `media_project_organization_latest`. */
function branchesOf({ status, id }: OutletRecordFilter, named: NamedOfOutlets | undefined, of: Placeholder) {
  if (id) return [[`item.id = ${of(id)}`]];
  const isIn = (status ? [status] : mediaStatuses).map((wanted) => `item.status = ${of(wanted)}`);
  return named ? foundBranches(foundBy(named, of), isIn, status && isIn[0]) : isIn.map((condition) => [condition]);
}

function listOf(filter: OutletRecordFilter, named: NamedOfOutlets | undefined) {
  const { values, of } = parameters();
  const branches = branchesOf(filter, named, of);
  return {
    ...(!named && { name: "outlet-records" }),
    branches: branches.map((where) => ({ from: "media_project AS item", where })),
    order: changedLast,
    columns,
    joins,
    values,
  };
}

/** All outlets of the installation, changed last first; for operators alone (R1.10). */
export async function listOutletRecords(
  reader: Reader,
  filter: PageQuery & OutletRecordFilter,
): Promise<ListedPage<OutletRecord>> {
  const named = filter.search ? await readNamed(reader, filter.search) : undefined;
  return readList(reader, listOf(filter, named), filter, representOutletRecord);
}

export const findOutletRecord = async (reader: Reader, id: string): Promise<OutletRecord | undefined> =>
  (await listOutletRecords(reader, { id, page: 1, itemsPerPage: 1 })).items[0];

type OutletRecordRow = Omit<OutletRecord, "updatedAt"> & { updatedAt: Date };

const representOutletRecord = ({ updatedAt, ...row }: OutletRecordRow): OutletRecord => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});
