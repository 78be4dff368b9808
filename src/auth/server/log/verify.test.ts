import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { forgetOldAudit } from "../audit.ts";
import { signInLogEnds, verifyAuditLog } from "./verify.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
  const people = ["ada@log.example", "paul@log.example"];
  for (const email of people) await byline.person(email);
  const signIn = (email: string) =>
    byline.app.inject({
      method: "POST",
      url: "/auth/v1/token?grant_type=password",
      payload: { email, password: "a quiet harbour at dawn" },
    });
  await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(people[index % 2] ?? "")));
});

afterAll(() => byline?.close());

test("the log of sign-ins that came at once is one chain an account, and nothing is wrong with it", async () => {
  const { rows } = await byline.database.pool.query(
    "SELECT count(*)::int AS entries, max(sequence)::int AS longest FROM auth.audit_log_entries",
  );
  expect(rows[0].entries).toBeGreaterThanOrEqual(10);
  expect(rows[0].longest).toBeGreaterThanOrEqual(5);
  expect(await verifyAuditLog(byline.database.pool)).toEqual([]);
});

test("the application's role cannot rewrite it", async () => {
  await expect(byline.database.pool.query("UPDATE auth.audit_log_entries SET ip_address = ''")).rejects.toThrow(
    "permission denied",
  );
});

const dora = "0199aaaa-0000-7000-8000-00000000000d";

async function entriesOfDora(): Promise<number[]> {
  const text = "SELECT sequence::int FROM auth.audit_log_entries WHERE payload ->> 'actor_id' = $1 ORDER BY sequence";
  const { rows } = await byline.database.pool.query<{ sequence: number }>(text, [dora]);
  return rows.map(({ sequence }) => sequence);
}

test("entries of long ago go from the beginning of a chain, and what is left is verified all the same", async () => {
  const ids = ["015f0000-0000-7000-8000-000000000001", "015f0000-0000-7000-8000-000000000002"];
  for (const id of [...ids, "0199ffff-0000-7000-8000-000000000003"])
    await byline.database.pool.query("INSERT INTO auth.audit_log_entries (id, payload) VALUES ($1, $2)", [
      id,
      { action: "token_refreshed", actor_id: dora },
    ]);
  const { rows } = await byline.database.pool.query<{ key: string }>(signInLogEnds.now);
  const end = rows.find(({ key }) => key === dora);
  await forgetOldAudit(byline.database);
  expect(await entriesOfDora()).toEqual([3]);
  expect(await verifyAuditLog(byline.database.pool)).toEqual([]);
  const kept = [end, { key: dora, length: 1, hash: "of a forgotten entry" }];
  const { rows: found } = await byline.database.pool.query(signInLogEnds.at, [JSON.stringify(kept)]);
  expect(found).toEqual(kept.map((each) => ({ key: dora, hash: (each as { hash?: string }).hash })));
});

test("no entry of the last two years goes, whoever asks", async () => {
  const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  try {
    await expect(owner.query("DELETE FROM auth.audit_log_entries")).rejects.toThrow("append-only");
  } finally {
    await owner.end();
  }
});

test("a removed last entry, a changed one and a removed one in the middle are each named", async () => {
  await tamper(
    byline,
    "DELETE FROM auth.audit_log_entries WHERE id = (SELECT id FROM auth.audit_log_entries ORDER BY sequence DESC LIMIT 1)",
  );
  expect((await verifyAuditLog(byline.database.pool))[0]).toContain("its last entries are missing");
  await tamper(byline, "UPDATE auth.audit_log_entries SET ip_address = '10.0.0.1' WHERE sequence = 2");
  expect((await verifyAuditLog(byline.database.pool))[0]).toMatch(
    /^sign-in log entry .* was changed, removed or inserted/,
  );
  await tamper(byline, "DELETE FROM auth.audit_log_entries WHERE sequence = 2");
  expect((await verifyAuditLog(byline.database.pool))[0]).toMatch(/^sign-in log entry/);
});
