import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces } from "#accounts/permissions.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { alike } from "#platform/database/sql/alike.ts";
import { badCursor } from "#platform/http/errors.ts";
import { type ListedPage, readListByKeys, readListKeys } from "#platform/lists/list.ts";
import {
  earliestChangeFirst,
  isChangedAfter,
  type List,
  type ListOrder,
  newestFirst,
  parameters,
} from "#platform/lists/list-statements.ts";
import type { Order, OrderQuery } from "../../contract.ts";
import { narrowedStatuses, type OrderSort } from "../../order-filter.ts";
import { isKnown } from "../../sending/server/queries.ts";
import {
  type ListedOrderRow,
  listedOrderColumns,
  orderJoins,
  representListedOrder,
  sinceColumns,
  sinceJoins,
} from "../../server/queries-represent.ts";
import {
  type FoundOrders,
  isShortText,
  lookedThroughMost,
  readFound,
  readShortlyFound,
  searchedIn,
} from "./queries-search.ts";

const orderings: Record<OrderSort, ListOrder> = {
  newest: newestFirst,
  due: [{ column: "due_at", direction: "ASC", nullable: true }, ...newestFirst],
};

const byKeys = `
  SELECT ${listedOrderColumns}, ${sinceColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS page (id, place)
  JOIN publication_order AS o USING (id) ${orderJoins} ${sinceJoins} ORDER BY page.place`;

function listOf(actor: Actor, filter: OrderQuery, found?: FoundOrders): List {
  const { values, of } = parameters();
  const order = filter["updatedAt[after]"] ? earliestChangeFirst : orderings[filter.sort ?? "newest"];
  const { places, statuses } = placesAndStatuses(actor, filter, of);
  const inAny = statuses && [`item.status IN (${statuses.join(", ")})`];
  const inEach = statuses?.map((status) => `item.status = ${status}`);
  const within = (wanted: (string | undefined)[] = [undefined]) =>
    places
      .flatMap((place) => wanted.map((status) => ({ from: "publication_order AS item", where: [...place, status] })))
      .map(searchedIn(found, of));
  const counted = within(inEach);
  // By deadline a status without an order would read all orders before it has none.
  const branches = order === orderings.due && statuses?.length ? within(inAny) : counted;
  return {
    ...(!found && isPrepared(filter) && counted.length <= preparedBranchesMost && { name: "orders" }),
    branches,
    countedIn: counted,
    order,
    values,
    ...(order !== earliestChangeFirst && { countedBy: orderings.newest }),
    ...(found && { countedMost: foundMost }),
  };
}

/** Filters that an index serves whatever their values. Others have too many shapes for a connection to keep their plans. */
const preparedFilters = ["side", "status", "task", "sort", "campaign", "project"];
const preparedBranchesMost = 8;

/** Proposed dates have an index of their own, which only a plan for that value takes. */
const isPrepared = (filter: OrderQuery): boolean =>
  filter.task !== "dates" &&
  Object.entries(filter).every(([name, value]) => value === undefined || preparedFilters.includes(name));

type Placeholder = (value: unknown) => string;

/** Conditions of each of the reader's places, and placeholders of the wanted statuses; undefined for all. */
function placesAndStatuses(actor: Actor, filter: OrderQuery, of: Placeholder) {
  const { side, campaign, organization, project } = filter;
  const places = reachedPlaces(actor, "order.read");
  const isOne = (column: string, id: string | undefined) => id && `item.${column} = ${of(id)}`;
  const planned = [isOne("campaign_id", campaign), isOne("project_id", project)];
  // Asked once, not of each order: so the index of the campaign or the project serves the list.
  const isPlannedBy = (id: string) =>
    `EXISTS (SELECT FROM campaign JOIN project ON project.id = project_id WHERE ${[
      `project.organization_id = ${of(id)}`,
      campaign && `campaign.id = ${of(campaign)}`,
      project && `project.id = ${of(project)}`,
    ]
      .filter(Boolean)
      .join(" AND ")})`;
  const client =
    side === "publisher"
      ? []
      : [
          ...places.organizations
            .filter(isChosen(organization))
            .map((id) => (campaign || project ? [isPlannedBy(id), ...planned] : [isOne("client_organization_id", id)])),
          ...places.projects.map((id) => [
            isOne("project_id", id),
            isOne("client_organization_id", organization),
            ...planned,
          ]),
        ];
  const publisher =
    side === "client" || campaign || project
      ? []
      : [
          ...places.organizations
            .filter(isChosen(organization))
            .map((id) => [isOne("publisher_organization_id", id), `item.${isKnown}`]),
          ...places.media.map((id) => [
            isOne("media_project_id", id),
            isOne("publisher_organization_id", organization),
            `item.${isKnown}`,
          ]),
        ];
  const filtered = conditionsOf(filter, of);
  return {
    places: [...client, ...publisher].map((place) => [...place, ...filtered]),
    statuses: narrowedStatuses(filter.status, filter.task)?.map(of),
  };
}

const isChosen = (organization: string | undefined) => (id: string) =>
  organization === undefined || id === organization;

/** Days are in UTC. */
function conditionsOf(filter: OrderQuery, of: Placeholder) {
  const { media, reference } = filter;
  const proposedBy = filter.proposedBy ?? (filter.task === "dates" ? "publisher" : undefined);
  const from = (column: string, day: string | undefined) =>
    day && `item.${column} >= ${of(day)}::date::timestamp AT TIME ZONE 'UTC'`;
  const to = (column: string, day: string | undefined) =>
    day && `item.${column} < (${of(day)}::date + 1)::timestamp AT TIME ZONE 'UTC'`;
  return [
    media && `item.media_project_id = ${of(media)}`,
    reference && `item.reference = ${of(reference)}`,
    from("due_at", filter["dueAt[gte]"]),
    to("due_at", filter["dueAt[lte]"]),
    from("created_at", filter["createdAt[gte]"]),
    to("created_at", filter["createdAt[lte]"]),
    isChangedAfter(filter, of),
    proposedBy && `item.date_proposed_by = ${of(proposedBy)}`,
  ];
}

/** A search counts what it finds up to here. */
const foundMost = 500;
const shortlyFoundMost = 100;

/** Orders of the actor's projects and media, newest first by default. */
export async function listOrders(
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, after, search, ...filter }: OrderQuery & PageQuery,
): Promise<ListedPage<Order>> {
  const read = (ids: string[]) => readOrders(reader, actor, ids);
  if (!isShortText(search)) {
    const found = await readFound(reader, search);
    return readListByKeys(reader, listOf(actor, filter, found), { page, itemsPerPage, after }, read);
  }
  if (after !== undefined) throw badCursor();
  const begin = (page - 1) * itemsPerPage;
  const most = Math.max(shortlyFoundMost, begin + itemsPerPage);
  // A text without an index is looked for once: page and length come from the same keys.
  const { ids, lookedThrough } = await readShortlyFound(reader, listOf(actor, filter), search, most + 1);
  const totalItems = Math.min(ids.length, most);
  const isCut = ids.length > most || lookedThrough > lookedThroughMost;
  const shown = ids.slice(begin, begin + itemsPerPage);
  const items = shown.length > 0 ? await read(shown) : [];
  return { items, totalItems, ...(isCut && { countedUpTo: totalItems }) };
}

/** Ids in the list's order, `most` at most. */
export async function readOrderKeys(
  reader: Reader,
  actor: Actor,
  { search, ...filter }: OrderQuery,
  most: number,
): Promise<string[]> {
  if (isShortText(search)) return (await readShortlyFound(reader, listOf(actor, filter), search, most)).ids;
  return readListKeys(reader, listOf(actor, filter, await readFound(reader, search)), most);
}

/** Orders of keys that `readOrderKeys` found for this actor, in their order. Checks no access itself. */
export async function readOrders(reader: Reader, actor: Actor, ids: string[]): Promise<Order[]> {
  const { rows } = await reader.$client.query<ListedOrderRow>({
    name: "orders-by-keys",
    text: byKeys,
    values: [alike(ids)],
  });
  return rows.map((row) => representListedOrder(row, actor));
}
