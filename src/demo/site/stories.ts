import type { Reader } from "#platform/database/database.ts";

/** How an outlet shows a publication now. */
export const pageStates = ["whole", "without link", "gone"] as const;
export type PageState = (typeof pageStates)[number];

/** An order's text as its outlet has it, or could have it. */
export type Story = {
  id: string;
  number: string;
  title: string;
  content: string;
  outlet: string;
  domain: string;
  isOnline: boolean;
  /** The newest look found it so. */
  seen: PageState;
};

const select = `
  SELECT o.id, o.number, o.title, o.content, media.name AS outlet, media.domain, o.published_at IS NOT NULL AS "isOnline",
    CASE WHEN coalesce(look.passed, true) THEN 'whole' WHEN look.evidence ->> 'httpStatus' = '200' THEN 'without link' ELSE 'gone' END AS seen
  FROM publication_order AS o JOIN media_project AS media ON media.id = o.media_project_id
  LEFT JOIN LATERAL (
    SELECT passed, evidence FROM link_check WHERE order_id = o.id AND NOT unsure ORDER BY checked_at DESC, id DESC LIMIT 1) AS look ON true`;

/** Stories lie at an address that is known before they are online: `/stories/{order's number}`. */
export async function findStory({ $client }: Reader, domain: string, number: string): Promise<Story | undefined> {
  const text = `${select} WHERE media.domain = $1 AND o.number = $2 AND o.accepted_at IS NOT NULL`;
  return (await $client.query<Story>({ name: "demo-story", text, values: [domain, number] })).rows[0];
}

/** The newest ones that are to be published or online. */
export async function listStories({ $client }: Reader, hosts: string[]): Promise<Story[]> {
  const text = `${select} WHERE media.domain = ANY ($1) AND (o.status = 'accepted' OR o.publication_url LIKE 'http://%/stories/' || o.number)
    ORDER BY o.published_at IS NOT NULL, coalesce(o.published_at, o.accepted_at) DESC LIMIT 40`;
  return (await $client.query<Story>({ name: "demo-stories", text, values: [hosts] })).rows;
}
