import type pg from "pg";

/**
 * Checks each account's log for gaps, wrong hashes and a wrong end. Returns the first differences as sentences; empty
 * means untouched.
 */
export async function verifyAuditLog(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ problem: string }>(`
    WITH entries AS (
      SELECT entry.*, coalesce(payload ->> 'actor_id', '') AS actor_id,
             row_number() OVER account AS expected, coalesce(lag(hash) OVER account, '') AS previous
      FROM audit_log_entries AS entry
      WINDOW account AS (PARTITION BY coalesce(payload ->> 'actor_id', '') ORDER BY sequence, id)
    ), ends AS (
      SELECT DISTINCT ON (actor_id) actor_id, sequence, hash FROM entries ORDER BY actor_id, sequence DESC
    )
    SELECT format('sign-in log entry %s of account %s: it or the one before it was changed, removed or inserted', id, actor_id) AS problem
    FROM entries
    WHERE sequence <> expected OR hash <> audit_hash(previous, id, sequence, payload, ip_address, created_at)
    UNION ALL
    SELECT format('sign-in log of account %s: its last entries are missing', coalesce(chain.actor_id, ends.actor_id))
    FROM audit_chains AS chain FULL JOIN ends USING (actor_id)
    WHERE chain.length IS DISTINCT FROM ends.sequence OR chain.hash IS DISTINCT FROM ends.hash
    LIMIT 20`);
  return rows.map(({ problem }) => problem);
}

/** Ends of the chains, one per account and one for entries without, as cli/verify-ledger reads them. */
export const signInLogEnds = {
  name: "sign-ins",
  now: "SELECT coalesce(nullif(actor_id, ''), 'of nobody') AS key, length, encode(hash, 'hex') AS hash FROM audit_chains",
  at: `SELECT kept.key, encode(entry.hash, 'hex') AS hash FROM json_to_recordset($1) AS kept (key text, length bigint)
       JOIN audit_log_entries AS entry
         ON coalesce(nullif(entry.payload ->> 'actor_id', ''), 'of nobody') = kept.key AND entry.sequence = kept.length`,
};
