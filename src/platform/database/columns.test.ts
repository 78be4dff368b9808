import { afterAll, beforeAll, expect, test } from "vitest";
import { anAdvertiser, aPublisher } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});

afterAll(() => byline?.close());

const rows = async (text: string) => (await byline.database.pool.query(text)).rows;

test("R3 ids are UUIDv7: of members, readings and providers too, which the database names", async () => {
  await anAdvertiser(byline, "ada", 100);
  const paul = await aPublisher(byline, "paul");
  const audience = { audienceCountries: [{ country: "US", percent: 60 }], ahrefsDr: 40 };
  expect((await paul.person.patch(`/api/media/${paul.media}`, audience)).status).toBe(200);
  const tables = await rows(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'id' AND data_type = 'uuid'`,
  );
  const named = new Map<string, number>();
  for (const { name } of tables) {
    const ids = (await rows(`SELECT id::text FROM "${name}"`)).map(({ id }) => id as string);
    expect(
      ids.filter((id) => !/^.{14}7.{4}[89ab]/.test(id)),
      name,
    ).toEqual([]);
    named.set(name, ids.length);
  }
  for (const table of ["organization_member", "metric_reading", "audience_reading", "metric_provider", "format"])
    expect(named.get(table), table).toBeGreaterThan(0);
});

test("an id made by the database holds the millisecond at which it was made", async () => {
  const before = Date.now() - 1_000;
  const [{ id }] = await rows("SELECT new_id()::text AS id");
  const made = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
  expect(made).toBeGreaterThan(before);
  expect(made).toBeLessThan(Date.now() + 1_000);
});
