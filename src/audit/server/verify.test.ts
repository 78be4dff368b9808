import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { tamper } from "../../../test/tamper.ts";
import { writeAudit } from "./commands.ts";
import { verifyAuditTrail } from "./verify.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
  const { id } = await byline.person("olga@operator.example");
  const actor = { userId: id } as Parameters<typeof writeAudit>[1];
  const change = (number: number) =>
    byline.database.transaction((tx) =>
      writeAudit(tx, actor, { kind: "flag", subject: `flag-${number}`, after: { enabled: true } }),
    );
  await Promise.all(Array.from({ length: 12 }, (_, number) => change(number)));
});

afterAll(() => byline?.close());

const problems = () => verifyAuditTrail(byline.database.pool);

test("changes that operators make at once are one chain, and nothing is wrong with it", async () => {
  const { rows } = await byline.database.pool.query(
    "SELECT count(*)::int AS changes, max(sequence)::int AS last FROM audit_event",
  );
  expect(rows[0]).toEqual({ changes: 12, last: 12 });
  expect(await problems()).toEqual([]);
});

test("a removed last change, a changed one, an inserted one and one missing in the middle are each named", async () => {
  await tamper(byline, "DELETE FROM audit_event WHERE sequence = 12");
  expect(await problems()).toEqual(["audit trail: its last entries are missing"]);
  await tamper(byline, "UPDATE audit_event SET subject = 'another-flag' WHERE sequence = 3");
  expect((await problems())[0]).toMatch(/^audit trail entry .* was changed, removed or inserted/);
  await tamper(byline, "UPDATE audit_event SET subject = 'flag-0' WHERE sequence = 3");
  await tamper(byline, "DELETE FROM audit_event WHERE sequence = 5");
  expect((await problems()).length).toBeGreaterThan(1);
});
