import { afterAll, beforeAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aPublisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let paul: Awaited<ReturnType<typeof aPublisher>>;
let eve: Person;
beforeAll(async () => {
  byline = await openTestServer();
  paul = await aPublisher(byline, "paul");
  eve = await byline.person("eve@reader.example");
});
afterAll(() => byline?.close());

let calls = 0;

async function read(metric: string, values: number[], source = "Ahrefs", newestDaysAgo = 0): Promise<void> {
  await byline.database.pool.query(
    `INSERT INTO metric_reading (media_project_id, metric, value, source, read_on, recorded_at)
     SELECT $1, $2, value, $4, current_date - ($5 + cardinality($3::float8[]) - at)::integer, now() + make_interval(secs => $6)
     FROM unnest($3::float8[]) WITH ORDINALITY AS given (value, at)`,
    [paul.media, metric, values, source, newestDaysAgo, calls++],
  );
}

const valuesOf = (answer: { body: { "hydra:member": { value: number }[] } }) =>
  answer.body["hydra:member"].map(({ value }) => value);

test("R3.6 a metric's history has value, source and day, the newest first, page by page", async () => {
  await read("ahrefsDr", [40, 41, 42]);
  await read("ahrefsDr", [44], "declared", 1);
  const path = `/api/metric_readings?media=${paul.media}&metric=ahrefsDr`;
  const first = await eve.get(`${path}&itemsPerPage=2`);
  expect(first.status).toBe(200);
  expect(first.body["hydra:totalItems"]).toBe(4);
  expect(first.body["hydra:member"][0]).toMatchObject({
    "@type": "MetricReading",
    media: `/api/media/${paul.media}`,
    metric: "ahrefsDr",
    value: 42,
    source: "Ahrefs",
    readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(valuesOf(first)).toEqual([42, 44]);
  expect(valuesOf(await eve.get(`${path}&itemsPerPage=2&page=2`))).toEqual([41, 40]);
  const behind = await eve.get(`${path}&itemsPerPage=2&page=9`);
  expect([behind.body["hydra:member"], behind.body["hydra:totalItems"]]).toEqual([[], 4]);
  const { "@context": _context, ...one } = (await eve.get(first.body["hydra:member"][0]["@id"])).body;
  expect(one).toEqual(first.body["hydra:member"][0]);
  expect((await eve.get("/api/metric_readings")).body["hydra:totalItems"]).toBe(0);
});

test("R10.9 a trend has one value a day, the oldest first, 24 days at most, and says what does not fit", async () => {
  await read("audience", [...Array.from({ length: 30 }, (_, day) => 100_000 + day * 100), 900_000]);
  const { body } = await eve.get(`/api/metric_trends/${paul.media}`);
  const of = (metric: string) => body.trends.find((each: { metric: string }) => each.metric === metric);
  expect(of("audience").points).toHaveLength(24);
  expect(of("audience").points.at(-1)).toMatchObject({ value: 900_000, source: "Ahrefs" });
  expect(of("audience").misfit).toMatchObject({ readings: 23 });
  expect(of("ahrefsDr").points.map(({ value }: { value: number }) => value)).toEqual([40, 44, 42]);
  expect(of("ahrefsDr").misfit).toBeNull();
  expect(of("mjTf")).toBeUndefined();
});

const misfitsInList = async () => (await eve.get(`/api/listings?media=${paul.media}`)).body["hydra:member"][0].misfits;

test("R10.9 a list names what does not fit, and misses no reading that was on its way when the others were judged", async () => {
  expect(await misfitsInList()).toEqual([]);
  await runQueue(byline, "judge-readings");
  expect(await misfitsInList()).toEqual(["audience"]);
  await read("audience", [901_000], "Semrush");
  const importer = await byline.database.pool.connect();
  await importer.query("BEGIN");
  await importer.query(
    `INSERT INTO metric_reading (media_project_id, metric, read_on, source, value, recorded_at)
     VALUES ($1, 'audience', current_date, 'Similarweb', 103000, now() + interval '1 hour')`,
    [paul.media],
  );
  await runQueue(byline, "judge-readings");
  await importer.query("COMMIT");
  importer.release();
  expect(await misfitsInList()).toEqual(["audience"]);
  await runQueue(byline, "judge-readings");
  expect(await misfitsInList()).toEqual([]);
});

test("R6.4 the history of a medium that is not on the market is its publisher's own", async () => {
  await paul.person.patch(`/api/media/${paul.media}`, { status: "paused" });
  const list = `/api/metric_readings?media=${paul.media}`;
  const [reading] = (await paul.person.get(list)).body["hydra:member"];
  expect((await eve.get(list)).body["hydra:totalItems"]).toBe(0);
  expect((await eve.get(reading["@id"])).status).toBe(404);
  expect((await eve.get(`/api/metric_trends/${paul.media}`)).status).toBe(404);
  expect((await paul.person.get(`/api/metric_trends/${paul.media}`)).status).toBe(200);
});

test("readings older than three years go, but for the last one of an outlet's metric", async () => {
  await read("mozDomainAuthority", [21, 22], "Moz", 1_500);
  await read("mozDomainAuthority", [23], "Moz", 10);
  await read("mjTf", [7, 8], "Majestic", 1_500);
  await runQueue(byline, "forget-readings");
  const { rows } = await byline.database.pool.query(
    "SELECT value FROM metric_reading WHERE source IN ('Moz', 'Majestic') ORDER BY value",
  );
  expect(rows).toEqual([{ value: 8 }, { value: 23 }]);
});
