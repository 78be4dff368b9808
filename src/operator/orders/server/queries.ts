import { conditionsLike, type FoundConditions, foundBranches, readIdsLike } from "#media/server/queries-named.ts";
import { orderStatuses } from "#orders/order.ts";
import { isKnown, isUnsent } from "#orders/sending/server/queries.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type List, newestFirst, parameters, type ShownColumns } from "#platform/lists/list-statements.ts";
import type { OrderRecord, OrderRecordQuery } from "../contract.ts";

const columns = `
  found.id, found.number, found.title, found.format_type AS "formatType", media.name AS "mediaName", media.logo AS "mediaLogo",
  client.name AS "clientName", publisher.name AS "publisherName", found.status, found.total_cents AS "totalCents",
  found.due_at AS "dueAt", found.created_at AS "createdAt"`;

const joins = `
  JOIN publication_order AS found USING (id)
  JOIN media_project AS media ON media.id = found.media_project_id
  JOIN organization AS client ON client.id = found.client_organization_id
  JOIN organization AS publisher ON publisher.id = found.publisher_organization_id`;

type NamedOfOrders = { pattern: string; media: string[]; organizations: string[] };

async function readNamed(reader: Reader, search: string): Promise<NamedOfOrders> {
  const pattern = likePattern(search);
  const [media, organizations] = await Promise.all([
    readIdsLike(reader, "media", pattern),
    readIdsLike(reader, "organization", pattern),
  ]);
  return { pattern, media, organizations };
}

type Placeholder = (value: unknown) => string;

function foundBy({ pattern: searched, media, organizations }: NamedOfOrders, of: Placeholder): FoundConditions[] {
  const pattern = of(searched);
  const organization = { kind: "organization", ids: organizations, pattern, of } as const;
  return [
    { byStatus: [`lower(item.number || ' ' || item.title) LIKE ${pattern}`], byPlace: [] },
    partedBySending(conditionsLike({ column: "media_project_id", kind: "media", ids: media, pattern, of })),
    conditionsLike({ column: "client_organization_id", ...organization }),
    partedBySending(conditionsLike({ column: "publisher_organization_id", ...organization })),
  ];
}

/** Outlets and publishers have indexes in which orders that were never sent stand apart (decision 0287). */
const partedBySending = ({ byStatus, byPlace }: FoundConditions): FoundConditions => ({
  byStatus,
  byPlace: byPlace.flatMap((place) => [`${place} AND item.${isKnown}`, `${place} AND ${isUnsent}`]),
});

/** By `order_status_newest`; a search also by `order_words` and by the indexes of outlets and organizations. */
function branchesOf({ status, id }: OrderRecordFilter, named: NamedOfOrders | undefined, of: Placeholder) {
  if (id) return [[`item.id = ${of(id)}`]];
  const chosen = status && `item.status = ${of(status)}`;
  const isIn = chosen ? [chosen] : orderStatuses.map((each) => `item.status = ${literal(each)}`);
  return named ? foundBranches(foundBy(named, of), isIn, chosen) : isIn.map((condition) => [condition]);
}

const from = "publication_order AS item";

/** All statuses together are all orders, whose primary key counts them without merging 24 indexes. */
const countedWhole = {
  countedIn: [{ from, where: [] }],
  countedBy: [{ column: "id", direction: "ASC" }],
} satisfies Partial<List>;

function listOf(filter: OrderRecordFilter, named: NamedOfOrders | undefined): List & ShownColumns {
  const { values, of } = parameters();
  const branches = branchesOf(filter, named, of);
  const isWhole = !named && !filter.status && !filter.id;
  return {
    ...(!named && { name: "order-records" }),
    branches: branches.map((where) => ({ from, where })),
    order: newestFirst,
    ...(isWhole && countedWhole),
    columns,
    joins,
    values,
  };
}

type OrderRecordFilter = OrderRecordQuery & { id?: string };

/** All orders of the installation, newest first; for operators alone (R1.10). */
export async function listOrderRecords(
  reader: Reader,
  filter: PageQuery & OrderRecordFilter,
): Promise<ListedPage<OrderRecord>> {
  const named = filter.search ? await readNamed(reader, filter.search) : undefined;
  return readList(reader, listOf(filter, named), filter, representOrderRecord);
}

export const findOrderRecord = async (reader: Reader, id: string): Promise<OrderRecord | undefined> =>
  (await listOrderRecords(reader, { id, page: 1, itemsPerPage: 1 })).items[0];

type OrderRecordRow = Omit<OrderRecord, "dueAt" | "createdAt"> & { dueAt: Date | null; createdAt: Date };

const representOrderRecord = ({ dueAt, createdAt, ...row }: OrderRecordRow): OrderRecord => ({
  ...row,
  dueAt: dueAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
