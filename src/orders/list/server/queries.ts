import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces } from "#accounts/permissions.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
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
import { isKnown } from "../../server/queries-reach.ts";
import {
  listedOrderColumns,
  type NamedOrder,
  orderJoins,
  representOrder,
  sinceColumns,
  sinceJoins,
} from "../../server/queries-represent.ts";

const orderings: Record<OrderSort, ListOrder> = {
  newest: newestFirst,
  due: [{ column: "due_at", direction: "ASC", nullable: true }, ...newestFirst],
};

const byKeys = `
  SELECT ${listedOrderColumns}, ${sinceColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS page (id, place)
  JOIN publication_order AS o USING (id) ${orderJoins} ${sinceJoins} ORDER BY page.place`;

/** A branch for each of the reader's places, and within it for each wanted status. */
function listOf(actor: Actor, filter: OrderQuery): List {
  const { side, campaign, organization, project, sort = "newest" } = filter;
  const { values, of } = parameters();
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
  const statuses = narrowedStatuses(filter.status, filter.task)?.map((status) => isOne("status", status)) ?? [
    undefined,
  ];
  const branches = [...client, ...publisher].flatMap((place) =>
    statuses.map((status) => ({ from: "publication_order AS item", where: [...place, status, ...filtered] })),
  );
  return filter["updatedAt[after]"]
    ? { branches, order: earliestChangeFirst, values }
    : { branches, order: orderings[sort], countedBy: orderings.newest, values };
}

const isChosen = (organization: string | undefined) => (id: string) =>
  organization === undefined || id === organization;

/** Days are in UTC. */
function conditionsOf(filter: OrderQuery, of: (value: unknown) => string) {
  const { media, reference, search } = filter;
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
    search && isFoundBy(of(containing(search))),
  ];
}

const isFoundBy = (pattern: string): string => `(item.number ILIKE ${pattern} OR item.title ILIKE ${pattern}
  OR item.media_project_id IN (SELECT id FROM media_project WHERE name ILIKE ${pattern} OR domain ILIKE ${pattern}))`;

const containing = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Orders of the actor's projects and media, newest first by default. */
export const listOrders = (
  reader: Reader,
  actor: Actor,
  { page, itemsPerPage, after, ...filter }: OrderQuery & PageQuery,
): Promise<ListedPage<Order>> =>
  readListByKeys(reader, listOf(actor, filter), { page, itemsPerPage, after }, (ids) => readOrders(reader, actor, ids));

/** Ids in the list's order, `most` at most. */
export const readOrderKeys = (reader: Reader, actor: Actor, filter: OrderQuery, most: number): Promise<string[]> =>
  readListKeys(reader, listOf(actor, filter), most);

/** Orders of keys that `readOrderKeys` found for this actor, in their order. Checks no access itself. */
export async function readOrders(reader: Reader, actor: Actor, ids: string[]): Promise<Order[]> {
  const { rows } = await reader.$client.query<NamedOrder>({ name: "orders-by-keys", text: byKeys, values: [ids] });
  return rows.map((row) => representOrder(row, actor));
}
