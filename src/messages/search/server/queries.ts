import type { Actor } from "#accounts/actor.ts";
import { reachOf, seesAmounts } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { withoutAmountsIn } from "#platform/database/sql/without-amounts.ts";
import { speakerIn } from "../../conversation.ts";
import { containing, type MessageRow, messageColumns, messageJoins } from "../../server/queries.ts";
import type { ConversationKeepers, PlacedSubject } from "../../server/queries-keeper.ts";
import type { FoundMessage } from "../contract.ts";

/** Bounds the count too; beyond it, a search must be narrower. */
const newestMost = 1_000;

type FoundRow = MessageRow & { places: PlacedSubject[]; totalItems: number };
type MessageQuery = PageQuery & { search?: string | undefined };

/**
 * Messages of orders and offers in the actor's places, newest first; operators read orders with a dispute (decision
 * 0076). `search` finds at most the newest thousand.
 */
export async function listMessages(
  reader: Reader,
  keepers: ConversationKeepers,
  actor: Actor,
  { search, ...page }: MessageQuery,
  id?: string,
): Promise<{ items: FoundMessage[]; totalItems: number }> {
  const hiding = actor.projectMemberships.filter((place) => !seesAmounts(actor, place));
  const values = [
    reachOf(actor, "message.read"),
    actor.userId,
    actor.operator,
    hiding.map(({ projectId }) => projectId),
    id ?? null,
    containing(search),
  ];
  const { rows, totalItems } = await readPage<FoundRow>(reader, { text: statementOf(keepers), values }, page);
  return { items: rows.flatMap((row) => representMessage(keepers, actor, row)), totalItems };
}

/**
 * Unnamed, so that each call is planned for its words. Rare words use the trigram index, common ones the reader's own
 * conversations.
 */
const statementOf = (keepers: ConversationKeepers): string => {
  const each = (part: "readable" | "placed") => Object.values(keepers).map((keeper) => keeper[part]);
  return `
  WITH readable AS (SELECT id, bool_or(hides) AS hides FROM (${each("readable").join(" UNION ALL ")}) AS each GROUP BY id),
  found AS (
    SELECT message.id FROM message JOIN readable ON readable.id = message.subject_id
    WHERE ($5::uuid IS NULL OR message.id = $5)
      AND ($6::text IS NULL OR message.body ILIKE $6 AND (NOT readable.hides OR ${withoutAmountsIn("message.body")} ILIKE $6))
    UNION
    SELECT message.id FROM message_file AS file JOIN message ON message.id = file.message_id JOIN readable ON readable.id = message.subject_id
    WHERE $6::text IS NOT NULL AND file.name ILIKE $6),
  page AS (
    SELECT id, count(*) OVER () AS "totalItems" FROM (SELECT id FROM found ORDER BY id DESC LIMIT ${newestMost}) AS newest
    ORDER BY id DESC LIMIT $7 OFFSET $8)
  SELECT ${messageColumns}, page."totalItems", (SELECT json_agg(place) FROM (${each("placed").join(" UNION ALL ")}) AS each (place)) AS places
  FROM page JOIN message USING (id) ${messageJoins} ORDER BY message.id DESC`;
};

/** An accepted offer's conversation continues in its order, once the reader knows of it. */
function representMessage(
  keepers: ConversationKeepers,
  actor: Actor,
  { places, createdAt, totalItems: _total, ...message }: FoundRow,
): FoundMessage[] {
  const read = places.flatMap((place) => ({ place, as: speakerIn(actor, place)?.speaker }));
  const { place, as } = read.find((each) => each.as !== undefined) ?? {};
  if (!place || !as) return [];
  const { subject, id, name, title, mediaName, client } = place;
  return [
    {
      ...message,
      createdAt: createdAt.toISOString(),
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
