import type { Asking } from "./connection.ts";
import type { Listening } from "./notices.ts";

/** Settings by name, as digests of their values. */
export type AgreedSettings = Readonly<Record<string, string>>;

/**
 * Tells other processes of this one's settings, for as long as its connection lives: as shared locks, so that nothing
 * has to be written, renewed or cleared.
 */
export const presenceOf = (settings: AgreedSettings): Listening => ({
  begin: async (client) => {
    await client.query(
      `SELECT pg_advisory_lock_shared(hashtext('byline setting ' || name), hashtext(digest))
       FROM unnest($1::text[], $2::text[]) AS setting (name, digest)`,
      [Object.keys(settings), Object.values(settings)],
    );
  },
});

/** Returns the names of settings that another process of this database has differently. */
export async function differingSettings({ $client }: Asking, settings: AgreedSettings): Promise<string[]> {
  const { rows } = await $client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[], $2::text[]) AS setting (name, digest)
     WHERE EXISTS (
       SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND objsubid = 2
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid::bigint = hashtext('byline setting ' || name)::bigint & 4294967295
         AND objid::bigint <> hashtext(digest)::bigint & 4294967295)
     ORDER BY name`,
    [Object.keys(settings), Object.values(settings)],
  );
  return rows.map(({ name }) => name);
}
