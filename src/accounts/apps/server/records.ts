import { createHmac, timingSafeEqual } from "node:crypto";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { Database } from "#platform/database/database.ts";
import { hashOf } from "../../grants/server/record-hash.ts";
import { clientsMax, unusedClientSeconds } from "../app.ts";

type Pool = Database["pool"];
type StoredRecord = { keyHash: Buffer; payload: AdapterPayload; consumedAt: Date | null };

const columns = `key_hash AS "keyHash", payload, consumed_at AS "consumedAt"`;

const statements = {
  find: `SELECT ${columns} FROM app_record WHERE key_hash = $1 AND kind = $2 AND expires_at > now()`,
  findByUid: `SELECT ${columns} FROM app_record WHERE uid = $1 AND kind = $2 AND expires_at > now()`,
  findByUserCode: `SELECT ${columns} FROM app_record WHERE user_code_hash = $1 AND kind = $2 AND expires_at > now()`,
  upsert: `INSERT INTO app_record (key_hash, kind, grant_id, uid, user_code_hash, payload, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
           ON CONFLICT (key_hash) DO UPDATE SET grant_id = excluded.grant_id, payload = excluded.payload, expires_at = excluded.expires_at`,
  // Of two who bring the same code or refresh token one is first.
  consume: `UPDATE app_record SET consumed_at = now() WHERE key_hash = $1 AND kind = $2 AND consumed_at IS NULL RETURNING grant_id AS "grantId"`,
  destroy: "DELETE FROM app_record WHERE key_hash = $1 AND kind = $2",
  endGrant: "DELETE FROM access_grant WHERE id = $1 AND kind = 'app'",
  clients: "SELECT count(*)::integer AS count FROM (SELECT FROM app_record WHERE kind = 'Client' LIMIT $1) AS counted",
  forgetUnused: `DELETE FROM app_record WHERE key_hash = (
             SELECT key_hash FROM app_record AS client WHERE kind = 'Client' AND expires_at < 'infinity'
               AND NOT EXISTS (SELECT FROM access_grant WHERE client_id = client.payload->>'client_id')
             ORDER BY expires_at LIMIT 1)`,
};

/**
 * Keeps the authorization server's records in PostgreSQL: bounded, with an end, by the hash of their secrets. A record found
 * by something else than its secret gets a handle in its place, signed by the installation's `key`.
 */
export function recordsIn(pool: Pool, key: Buffer): (kind: string) => Adapter {
  return (kind) => {
    const run = async <Row extends object>(text: string, values: unknown[]) =>
      (await pool.query<Row>(text, values)).rows;
    const keyHash = (id: string): Buffer => hashOfHandle(id, key) ?? hashOf(kind, id);
    const find = async (statement: string, by: unknown, id?: string) => {
      const [row] = await run<StoredRecord>(statement, [by, kind]);
      return row && { ...row.payload, ...consumption(row), jti: id ?? handleOf(row.keyHash, key) };
    };
    return {
      find: (id) => find(statements.find, keyHash(id), id),
      findByUid: (uid) => find(statements.findByUid, uid),
      findByUserCode: async (userCode) => {
        const found = await find(statements.findByUserCode, hashOf("user code", userCode));
        return found && { ...found, userCode };
      },
      upsert: async (id, { jti: _secret, userCode, ...payload }, seconds) => {
        if (kind === "Client") await makeRoom(pool);
        const grantId = kind === "Grant" ? id : payload.grantId;
        const code = userCode === undefined ? null : hashOf("user code", userCode);
        const values = [keyHash(id), kind, grantId ?? null, payload.uid ?? null, code, JSON.stringify(payload)];
        await run(statements.upsert, [...values, seconds ?? unusedClientSeconds]);
      },
      consume: async (id) => {
        const [first] = await run(statements.consume, [keyHash(id), kind]);
        if (!first) throw new errors.InvalidGrant("already used");
      },
      destroy: async (id) => {
        await run(statements.destroy, [keyHash(id), kind]);
        if (kind === "Grant") await run(statements.endGrant, [id]);
      },
      revokeByGrantId: async (grantId) => void (await run(statements.endGrant, [grantId])),
    };
  };
}

const consumption = ({ consumedAt }: StoredRecord) =>
  consumedAt ? { consumed: Math.floor(consumedAt.getTime() / 1_000) } : {};

/** The app that has waited longest without being connected gives way, so that a flood shuts nobody out. */
async function makeRoom(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(statements.clients, [clientsMax]);
  if ((rows[0]?.count ?? 0) < clientsMax) return;
  const { rowCount } = await pool.query(statements.forgetUnused);
  if (rowCount === 0)
    throw new errors.TemporarilyUnavailable("There are too many registered apps. Try again tomorrow.");
}

const signatureOf = (hex: string, key: Buffer): Buffer => createHmac("sha256", key).update(hex).digest();

const handleOf = (keyHash: Buffer, key: Buffer): string => {
  const hex = keyHash.toString("hex");
  return `~${hex}~${signatureOf(hex, key).toString("hex")}`;
};

function hashOfHandle(id: string, key: Buffer): Buffer | undefined {
  const [, hex, signature] = /^~([0-9a-f]{64})~([0-9a-f]{64})$/.exec(id) ?? [];
  if (!hex || !signature) return undefined;
  return timingSafeEqual(Buffer.from(signature, "hex"), signatureOf(hex, key)) ? Buffer.from(hex, "hex") : undefined;
}

const installationKey = hashOf("Key", "installation");

/** The key that signs cookies and handles, made once for all processes. */
export async function readAppKey(pool: Pool): Promise<Buffer> {
  await pool.query(
    `INSERT INTO app_record (key_hash, kind, payload, expires_at)
     VALUES ($1, 'Key', json_build_object('key', encode(sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea), 'hex')), 'infinity')
     ON CONFLICT DO NOTHING`,
    [installationKey],
  );
  const text = "SELECT payload->>'key' AS key FROM app_record WHERE key_hash = $1";
  const { rows } = await pool.query<{ key: string }>(text, [installationKey]);
  if (!rows[0]) throw new Error("the key of connected apps was not written");
  return Buffer.from(rows[0].key, "hex");
}

/** Keeps the record of a client as long as its grants. */
export async function keepClient(pool: Pool, clientId: string, seconds: number): Promise<void> {
  const text =
    "UPDATE app_record SET expires_at = greatest(expires_at, now() + make_interval(secs => $2)) WHERE key_hash = $1";
  await pool.query(text, [hashOf("Client", clientId), seconds]);
}
