import { keptRead } from "#platform/database/kept-read.ts";
import type { Evidence } from "#proof/evidence.ts";

/** The newest look that found everything booked, without a word about its order or client. */
export type NewestProof = {
  mediaName: string;
  checkedAt: Date;
  evidence: Pick<Evidence, "httpStatus" | "links" | "noindex" | "robotsTxt" | "textShare">;
};

/** For the landing page; undefined before the first publication. Indexed by `link_check_passed`. */
export const readNewestProof = keptRead(60_000, async (reader): Promise<NewestProof | undefined> => {
  const { rows } = await reader.$client.query<NewestProof>({
    name: "newest-proof",
    text: `SELECT media.name AS "mediaName", look.checked_at AS "checkedAt", look.evidence
           FROM (SELECT * FROM link_check WHERE passed AND NOT unsure ORDER BY checked_at DESC LIMIT 1) AS look
           JOIN publication_order ON publication_order.id = look.order_id
           JOIN media_project AS media ON media.id = publication_order.media_project_id`,
  });
  return rows[0];
});
