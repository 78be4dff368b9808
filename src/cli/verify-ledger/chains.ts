import type pg from "pg";
import { auditTrailEnds } from "#audit/server/verify.ts";
import { signInLogEnds } from "#auth/server/log/verify.ts";
import { proving } from "#platform/database/proving.ts";
import { ledgerEnds } from "#wallet/server/verify-ledger.ts";
import type { ChainEnd } from "./ends.ts";

/**
 * `now` selects every chain's `key`, `length` and `hash`. `at` selects `key` and `hash` at the `length` of each row of
 * `kept` (`$1`, a recordset).
 */
type Chains = { name: string; now: string; at: string };

const chains: Chains[] = [ledgerEnds, auditTrailEnds, signInLogEnds];

/** Reads the ends of all chains: ledger, operators' trail and sign-in log. */
export function readChainEnds(pool: pg.Pool): Promise<ChainEnd[]> {
  return proving(pool, async (client) => {
    const ends: ChainEnd[] = [];
    for (const { name, now } of chains) {
      const { rows } = await client.query<{ key: string; length: number; hash: string }>(now);
      for (const { key, length, hash } of rows) ends.push({ chain: `${name} ${key}`, length, hash });
    }
    return ends;
  });
}

/** Returns a sentence for each chain that was cut or rewritten since its end was kept. */
export function compareWithKept(pool: pg.Pool, kept: ChainEnd[]): Promise<string[]> {
  return proving(pool, async (client) => {
    const problems: string[] = [];
    for (const { name, at } of chains) {
      const ofKind = kept.filter(({ chain }) => chain.startsWith(`${name} `));
      const wanted = ofKind.map(({ chain, ...end }) => ({ key: chain.slice(name.length + 1), ...end }));
      const { rows } = await client.query<{ key: string; hash: string | null }>(at, [JSON.stringify(wanted)]);
      const found = new Map(rows.map(({ key, hash }) => [key, hash]));
      for (const { chain, length, hash } of ofKind)
        if (found.get(chain.slice(name.length + 1)) !== hash)
          problems.push(`${chain}: its entry ${length} is missing, or another than the one that was kept`);
    }
    return problems;
  });
}
