import { createHmac, randomBytes } from "node:crypto";
import type { Reader, Tx } from "#platform/database/database.ts";
import type { LinkPurpose } from "../tracked-link.ts";

/** `day` is the database's; `salt` is null before the day's first visit. */
export type FollowedLink = { id: string; target: string; purpose: LinkPurpose; day: string; salt: Buffer | null };

export async function followTrackedLink(reader: Reader, code: string): Promise<FollowedLink | undefined> {
  const { rows } = await reader.$client.query<FollowedLink>({
    name: "follow-link",
    text: `SELECT id, target, purpose, today::text AS day, (SELECT salt FROM tracked_link_salt WHERE day = today) AS salt
           FROM tracked_link, CAST(now() AT TIME ZONE 'UTC' AS date) AS today WHERE code = $1`,
    values: [code],
  });
  return rows[0];
}

/** Counts a visitor once per link and day. */
export async function countVisit(tx: Tx, link: FollowedLink, visitor: string): Promise<void> {
  const salt = link.salt ?? (await saltOf(tx, link.day));
  const hash = createHmac("sha256", salt).update(`${link.id} ${visitor}`).digest();
  await tx.$client.query(
    "INSERT INTO tracked_link_visit (link_id, day, visitor) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    [link.id, link.day, hash],
  );
}

/** The first visit of a day draws its salt; simultaneous visits take the same one. */
async function saltOf(tx: Tx, day: string): Promise<Buffer> {
  await tx.$client.query("INSERT INTO tracked_link_salt (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
    day,
    randomBytes(32),
  ]);
  const { rows } = await tx.$client.query<{ salt: Buffer }>("SELECT salt FROM tracked_link_salt WHERE day = $1", [day]);
  if (!rows[0]) throw new Error("the day has no salt");
  return rows[0].salt;
}
