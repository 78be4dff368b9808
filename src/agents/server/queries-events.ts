import type { Reader } from "#platform/database/database.ts";

const countedEvents =
  "SELECT subject_id AS id, count(*)::integer AS count FROM event WHERE subject_id = ANY ($1::uuid[]) GROUP BY subject_id";

/** How many events each subject has, so that another number tells of a change. */
export async function countEvents(reader: Reader, subjectIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const statement = { name: "agents-events", text: countedEvents, values: [subjectIds] };
  const { rows } = await reader.$client.query<{ id: string; count: number }>(statement);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
