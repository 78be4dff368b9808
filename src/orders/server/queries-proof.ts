import { restoringVerbs } from "#events/server/tables.ts";
import type { Reader } from "#platform/database/database.ts";
import { literals } from "#platform/database/sql/literals.ts";
import type { Proof } from "#proof/proof-schema.ts";
import { checksOf, proofStateOf } from "#proof/proof-state.ts";

export const proofColumns = `
  look.passed, look.problems, look.checked_at AS "checkedAt", look.found AS "linksFound", look.promised AS "linksPromised", watch.lost_at IS NOT NULL AS "isLost",
  EXISTS (SELECT FROM event WHERE event.subject_id = o.id AND event.verb IN ${literals(restoringVerbs)}) AS "wasRestored"`;

/** Newest look at the current publication of `o`. Looks at earlier addresses or publications don't count. */
export const proofJoins = `
  LEFT JOIN publication_watch AS watch ON watch.order_id = o.id
  LEFT JOIN LATERAL (
    SELECT newest.*, jsonb_array_length(newest.evidence -> 'links') AS promised, newest.evidence -> 'problems' AS problems,
      (SELECT count(*) FROM jsonb_array_elements(newest.evidence -> 'links') AS link WHERE (link ->> 'found')::boolean) AS found
    FROM (SELECT * FROM link_check WHERE link_check.order_id = o.id AND NOT unsure ORDER BY checked_at DESC, link_check.id DESC LIMIT 1) AS newest
    WHERE newest.evidence ->> 'url' = o.publication_url AND newest.checked_at >= o.published_at) AS look ON true`;

export type ProofRow = {
  publicationUrl: string | null;
  passed: boolean | null;
  problems: string[] | null;
  checkedAt: Date | null;
  linksFound: number | null;
  linksPromised: number | null;
  isLost: boolean;
  wasRestored: boolean;
};

/** Null while nothing is online. */
export function proofOf(row: Partial<ProofRow>): Proof | null {
  if (!row.publicationUrl) return null;
  const { passed = null, isLost = false, wasRestored = false, linksPromised } = row;
  return {
    state: proofStateOf({ passed, isLost, wasRestored }),
    problems: row.problems ?? [],
    checkedAt: row.checkedAt?.toISOString() ?? null,
    checks: passed === null ? 0 : checksOf(linksPromised ?? 0),
    linksFound: row.linksFound ?? 0,
    linksPromised: linksPromised ?? 0,
  };
}

export async function readProof(reader: Reader, orderId: string): Promise<Proof | null> {
  const { rows } = await reader.$client.query<ProofRow>({
    name: "order-proof",
    text: `SELECT o.publication_url AS "publicationUrl", ${proofColumns} FROM publication_order AS o ${proofJoins} WHERE o.id = $1`,
    values: [orderId],
  });
  return rows[0] ? proofOf(rows[0]) : null;
}
