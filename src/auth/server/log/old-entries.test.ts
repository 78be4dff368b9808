import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { verifyAuditLog } from "./verify.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});

afterAll(() => byline?.close());

const migrations = new URL("../../../../migrations/", import.meta.url);

async function separate(): Promise<void> {
  const name = (await readdir(migrations)).find((file) => file.endsWith("_old-sign-ins-can-be-forgotten.sql"));
  const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  try {
    await owner.query(await readFile(new URL(name ?? "", migrations), "utf8"));
  } finally {
    await owner.end();
  }
}

async function anOldEntry(actor: string, email: string): Promise<void> {
  const payload = { action: "login", actor_id: actor, actor_username: email, log_type: "account" };
  const text =
    "INSERT INTO auth.audit_log_entries (id, payload, ip_address) VALUES (gen_random_uuid(), $1, '198.51.100.7')";
  await byline.database.pool.query(text, [payload]);
}

const rows = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;
const logOf = async (actor: string) =>
  JSON.stringify(
    await rows("SELECT payload, ip_address FROM auth.audit_log_entries WHERE payload ->> 'actor_id' = $1", [actor]),
  );

test("entries of earlier versions lose their addresses to a table that can be erased, and their chains still hold", async () => {
  const dora = await byline.person("dora@old.example");
  const gone = crypto.randomUUID();
  for (const _ of [1, 2]) await anOldEntry(dora.id, dora.email);
  await anOldEntry(gone, "gone@old.example");
  expect(await logOf(dora.id)).toContain("dora@old.example");

  await separate();
  expect(await logOf(dora.id)).not.toMatch(/dora@|198\.51/);
  expect(await logOf(gone)).not.toMatch(/gone@|198\.51/);
  const people = (actor: string) => rows("SELECT username FROM auth.audit_log_people WHERE actor_id = $1", [actor]);
  expect((await people(dora.id)).map(({ username }) => username)).toContain("dora@old.example");
  expect(await people(gone)).toEqual([]);
  expect(await verifyAuditLog(byline.database.pool)).toEqual([]);

  expect((await dora.call("DELETE", `/api/client_users/${dora.id}`)).status).toBe(204);
  expect(await people(dora.id)).toEqual([]);
});

test("a chain that somebody changed is not written anew: the check goes on naming it", async () => {
  const mallory = crypto.randomUUID();
  for (const _ of [1, 2]) await anOldEntry(mallory, "mallory@old.example");
  await tamper(
    byline,
    `UPDATE auth.audit_log_entries SET ip_address = '10.0.0.1' WHERE payload ->> 'actor_id' = '${mallory}' AND sequence = 1`,
  );
  const problems = await verifyAuditLog(byline.database.pool);
  expect(problems).not.toEqual([]);
  await separate();
  expect(await verifyAuditLog(byline.database.pool)).toEqual(problems);
});
