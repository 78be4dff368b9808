import type { Actor } from "#accounts/actor.ts";
import { reachedPlaces, seesAmounts } from "#accounts/permissions.ts";
import { placeConditions, sideColumns } from "#accounts/server/queries-places.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { withoutAmountsIn } from "#platform/database/sql/without-amounts.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { speakerIn } from "../../conversation.ts";
import { containing, type MessageRow, messageColumns, messageJoins, representMessage } from "../../server/queries.ts";
import type { ConversationKeepers, PlacedSubject } from "../../server/queries-keeper.ts";
import type { FoundMessage } from "../contract.ts";

/** Beyond it, a search must be narrower. */
const newestMost = 1_000;

type FoundRow = MessageRow & { places: PlacedSubject[] };
type MessageQuery = PageQuery & { search?: string | undefined; id?: string };

const newest: ListOrder = [{ column: "id", direction: "DESC" }];

/**
 * Messages of orders and offers in the actor's places, newest first; operators read orders with a dispute (decision
 * 0076). Tells a length of a thousand at most.
 */
export async function listMessages(
  reader: Reader,
  keepers: ConversationKeepers,
  actor: Actor,
  query: MessageQuery,
): Promise<ListedPage<FoundMessage>> {
  const { items, ...page } = await readList(reader, listOf(keepers, actor, query), query, (row: FoundRow) =>
    representFound(keepers, actor, row),
  );
  return { items: items.flat(), ...page };
}

/**
 * A branch for each place, and one for operators; a search looks in files' names as well. Each search is planned for its
 * words: rare ones use the trigrams, common ones the place's newest messages.
 */
function listOf(keepers: ConversationKeepers, actor: Actor, { search, id }: MessageQuery) {
  const { values, of } = parameters();
  const isOne = id && `item.id = ${of(id)}`;
  const places = placeConditions(reachedPlaces(actor, "message.read"), sideColumns, of);
  const pattern = search && of(containing(search));
  const matches = pattern ? [isFoundIn(pattern, of(hiddenProjects(actor))), isAttached(pattern)] : [undefined];
  const branches = matches.flatMap((match) => [
    ...places.map((place) => ({ from: "message AS item", where: [place, isOne, match] })),
    ...(actor.operator ? [{ from: ofDisputes, where: [isOne, match] }] : []),
  ]);
  const placed = Object.values(keepers).map((keeper) => keeper.placed);
  return {
    ...(!pattern && { name: "messages" }),
    branches,
    order: newest,
    countedMost: newestMost,
    columns: `${messageColumns}, (SELECT json_agg(place) FROM (${placed.join(" UNION ALL ")}) AS each (place)) AS places`,
    joins: `JOIN message USING (id) ${messageJoins}`,
    values,
  };
}

const ofDisputes = "disputed_message JOIN message AS item USING (id)";

const hiddenProjects = (actor: Actor): string[] =>
  actor.projectMemberships.filter((place) => !seesAmounts(actor, place)).map(({ projectId }) => projectId);

/** Searches the shown text only, or a search would reveal hidden amounts. */
const isFoundIn = (pattern: string, hidden: string): string =>
  `(item.body ILIKE ${pattern} AND (item.project_id <> ALL (${hidden}::uuid[]) OR ${withoutAmountsIn("item.body")} ILIKE ${pattern}))`;

const isAttached = (pattern: string): string =>
  `item.id IN (SELECT message_id FROM message_file WHERE message_id IS NOT NULL AND name ILIKE ${pattern})`;

/** An accepted offer's conversation continues in its order, once the reader knows of it. */
function representFound(keepers: ConversationKeepers, actor: Actor, { places, ...message }: FoundRow): FoundMessage[] {
  const read = places.flatMap((place) => ({ place, as: speakerIn(actor, place)?.speaker }));
  const { place, as } = read.find((each) => each.as !== undefined) ?? {};
  if (!place || !as) return [];
  const { subject, id, name, title, mediaName, client } = place;
  return [
    {
      ...representMessage(message, actor),
      order: subject === "order" ? iri("orders", id) : null,
      offer: subject === "offer" ? iri("offers", id) : null,
      about: name,
      title,
      mediaName,
      path: keepers[subject].pathFor[as](place),
      showsAmounts: as !== "client" || seesAmounts(actor, client),
    },
  ];
}
