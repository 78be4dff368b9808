import type pg from "pg";
import { proving } from "#platform/database/proving.ts";

/**
 * Verifies the trail: numbers without a gap, each hash from its predecessor's, the end as in `audit_event_end`. Returns
 * the first differences in sentences; none proves the trail intact.
 */
export async function verifyAuditTrail(pool: pg.Pool): Promise<string[]> {
  const { rows } = await proving(pool, (client) =>
    client.query<{ problem: string }>(`
    WITH trail AS (
      SELECT change, row_number() OVER in_order AS expected, coalesce(lag(hash) OVER in_order, '') AS previous
      FROM audit_event AS change
      WINDOW in_order AS (ORDER BY sequence, id)
    )
    SELECT format('audit trail entry %s: it or the one before it was changed, removed or inserted', (change).id) AS problem
    FROM trail
    WHERE (change).sequence <> expected OR (change).hash <> audit_event_hash(previous, change)
    UNION ALL
    SELECT 'audit trail: its last entries are missing'
    FROM audit_event_end AS known
    LEFT JOIN LATERAL (SELECT sequence, hash FROM audit_event ORDER BY sequence DESC LIMIT 1) AS last ON true
    WHERE known.length <> coalesce(last.sequence, 0) OR known.hash <> coalesce(last.hash, '')
    LIMIT 20`),
  );
  return rows.map(({ problem }) => problem);
}

export const auditTrailEnds = {
  name: "audit",
  now: "SELECT 'trail' AS key, length, encode(hash, 'hex') AS hash FROM audit_event_end WHERE length > 0",
  at: `SELECT kept.key, encode(change.hash, 'hex') AS hash FROM json_to_recordset($1) AS kept (key text, length bigint)
       JOIN audit_event AS change ON change.sequence = kept.length`,
};
