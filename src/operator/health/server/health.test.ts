import { expect, test } from "vitest";
import { aBooking, anOperator, openTrade } from "../../../../test/scene.ts";
import type { InstallationHealth } from "../contract.ts";
import { healthId } from "../health-id.ts";

const { byline, ada, paul } = await openTrade();
const olga = await anOperator(byline, "olga@byline.example");
const health = async () =>
  (await olga.get(`/api/installation_healths/${healthId}`)).body as unknown as InstallationHealth;
const run = (text: string, values: unknown[] = []) => byline.database.pool.query(text, values);

test("R1.10 an installation without trouble says so", async () => {
  expect(await health()).toMatchObject({
    books: { problems: null, checkedAt: null },
    jobs: { failed: 0 },
    looks: { late: 0 },
    mail: { unsent: 0 },
    backups: false,
  });
});

test("R1.10 a difference in the books, a late look, a mail that does not go out and confirmed backups are told", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await run(
    "INSERT INTO books_check (id, problem_count, begun_at, ended_at) VALUES (gen_random_uuid(), 2, now(), now())",
  );
  await run("INSERT INTO publication_watch (order_id, next_look_at) VALUES ($1, now() - interval '2 hours')", [id]);
  await run(
    "INSERT INTO mail (id, recipient, letter, created_at) VALUES (gen_random_uuid(), 'a@b.example', '{}', now() - interval '1 hour')",
  );
  await run("INSERT INTO setup_decision (step, decision, decided_by) VALUES ('backups', 'confirmed', $1)", [olga.id]);
  expect(await health()).toMatchObject({
    books: { problems: 2, checkedAt: expect.any(String) },
    looks: { late: 1 },
    mail: { unsent: 1 },
    backups: true,
  });
});

test("R6.3 only operators read it", async () => {
  expect((await ada.person.get(`/api/installation_healths/${healthId}`)).status).toBe(403);
  expect((await olga.get(`/api/installation_healths/${crypto.randomUUID()}`)).status).toBe(404);
});
