import type pg from "pg";
import { proving } from "#platform/database/proving.ts";

/**
 * Checks each account's log for gaps, wrong hashes and a wrong end. Returns the first differences as sentences; empty
 * means untouched.
 */
export async function verifyAuditLog(pool: pg.Pool): Promise<string[]> {
  const { rows } = await proving(pool, (client) =>
    client.query<{ problem: string }>(`
    WITH entries AS (
      SELECT entry.*, coalesce(payload ->> 'actor_id', '') AS account_id,
             coalesce(chain.forgotten, 0) + row_number() OVER account AS expected,
             coalesce(lag(entry.hash) OVER account, chain.forgotten_hash, '') AS previous
      FROM audit_log_entries AS entry LEFT JOIN audit_chains AS chain ON chain.actor_id = coalesce(payload ->> 'actor_id', '')
      WINDOW account AS (PARTITION BY coalesce(payload ->> 'actor_id', '') ORDER BY sequence, id)
    ), ends AS (
      SELECT DISTINCT ON (account_id) account_id AS actor_id, sequence, hash FROM entries ORDER BY account_id, sequence DESC
    )
    SELECT format('sign-in log entry %s of account %s: it or the one before it was changed, removed or inserted', id, account_id) AS problem
    FROM entries
    WHERE sequence <> expected OR hash <> audit_hash(previous, id, sequence, payload, ip_address, created_at)
    UNION ALL
    SELECT format('sign-in log of account %s: its last entries are missing', coalesce(chain.actor_id, ends.actor_id))
    FROM audit_chains AS chain FULL JOIN ends USING (actor_id)
    WHERE chain.length IS DISTINCT FROM coalesce(ends.sequence, chain.forgotten) OR chain.hash IS DISTINCT FROM coalesce(ends.hash, chain.forgotten_hash)
    LIMIT 20`),
  );
  return rows.map(({ problem }) => problem);
}

/**
 * Ends of the chains, one per account and one for entries without, as cli/verify-ledger reads them. Of forgotten entries only a
 * chain's last one can still be compared.
 */
export const signInLogEnds = {
  name: "sign-ins",
  now: "SELECT coalesce(nullif(actor_id, ''), 'of nobody') AS key, length, encode(hash, 'hex') AS hash FROM audit_chains",
  at: `SELECT kept.key, encode(entry.hash, 'hex') AS hash FROM json_to_recordset($1) AS kept (key text, length bigint)
       JOIN audit_log_entries AS entry
         ON coalesce(nullif(entry.payload ->> 'actor_id', ''), 'of nobody') = kept.key AND entry.sequence = kept.length
       UNION ALL
       SELECT kept.key, CASE WHEN kept.length = chain.forgotten THEN encode(chain.forgotten_hash, 'hex') ELSE kept.hash END
       FROM json_to_recordset($1) AS kept (key text, length bigint, hash text)
       JOIN audit_chains AS chain ON coalesce(nullif(chain.actor_id, ''), 'of nobody') = kept.key AND kept.length <= chain.forgotten`,
};
