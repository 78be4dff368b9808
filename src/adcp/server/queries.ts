import type { Asking } from "#platform/database/database.ts";

/** Domains of listed outlets, a hundred at most, by `listing_medium_by_name`: `get_products` has them all. */
export async function readPublisherDomains({ $client }: Asking): Promise<string[]> {
  const { rows } = await $client.query<{ domain: string }>({
    name: "adcp-domains",
    text: "SELECT domain FROM listing_medium WHERE listed ORDER BY name, media_project_id LIMIT 100",
  });
  return rows.map(({ domain }) => domain);
}
