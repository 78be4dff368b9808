import type { Asking } from "#platform/database/database.ts";

const domainsStatement = `
  SELECT DISTINCT media.domain FROM listing JOIN media_project AS media ON media.id = listing.media_project_id ORDER BY media.domain LIMIT 100`;

/** Domains of listed outlets, a hundred at most: `get_products` has them all. */
export async function readPublisherDomains({ $client }: Asking): Promise<string[]> {
  const { rows } = await $client.query<{ domain: string }>({ name: "adcp-domains", text: domainsStatement });
  return rows.map(({ domain }) => domain);
}
