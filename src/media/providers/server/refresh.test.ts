import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queuesOf } from "#queues.ts";
import { serveRecorded } from "../../../../test/outside/recorded-answers.ts";
import { anOperator, aPublisher, formatFields, mediaFields, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { reserveUnits, settleUnits } from "./budget.ts";
import { refreshMetricsOfQueue } from "./jobs.ts";

const key = "moz-key-of-the-byline";
let api: Awaited<ReturnType<typeof serveRecorded>>;
let byline: TestServer;
let operator: Person;
let paul: Publisher;

beforeAll(async () => {
  api = await serveRecorded();
  byline = await openTestServer({
    env: {
      MOZ_API_KEY: key,
      MOZ_API_BASE: `${api.base}/jsonrpc`,
      AHREFS_API_KEY: "ahrefs-key",
      AHREFS_API_BASE: `${api.base}/v3`,
    },
  });
  operator = await anOperator(byline, "operator@byline.example");
  paul = await aPublisher(byline, "paul");
  for (const name of ["harbour", "fjord", "delta"])
    await paul.person.post("/api/media", { organization: paul.organization, ...mediaFields(name, `${name}.example`) });
});
beforeEach(async () => {
  api.asked.splice(0);
  api.answers(({ body }) => ({ body: answerTo(body, 40) }));
  await rows("DELETE FROM metric_provider_look");
  await rows("DELETE FROM metric_provider_use");
  await rows("DELETE FROM metric_reading");
  await rows("UPDATE metric_provider SET monthly_units = 0, paused_at = NULL, retry_at = NULL, problem = NULL");
});
afterAll(async () => {
  await byline?.close();
  await api?.close();
});

const rows = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const used = async () => (await rows("SELECT units FROM metric_provider_use WHERE provider = 'moz'"))[0]?.units ?? 0;
const allow = (units: number) => rows("UPDATE metric_provider SET monthly_units = $1 WHERE name = 'moz'", units);

type Question = { params: { data: { site_queries: { query: string }[] } } };
const domainsOf = (body: unknown) => (body as Question).params.data.site_queries.map(({ query }) => query);
const answerTo = (body: unknown, authority: number) => ({
  result: {
    results_by_site: domainsOf(body).map((query) => ({
      site_query: { query, original_site_query: { query } },
      site_metrics: { domain_authority: authority },
    })),
    errors_by_site: [],
  },
});
const refusal = (status: number, message: string) => ({ status, body: { error: { status, message } } });

async function work(data: object = {}): Promise<void> {
  const queue = queuesOf(byline.config).find(({ name }) => name === "refresh-metrics-of");
  await queue?.handle(byline.database, { provider: "moz", ...data }, undefined as never);
}
const seen = async () => (await operator.get("/api/metric_providers")).body["hydra:member"];
const moz = async () => (await seen()).find(({ name }: { name: string }) => name === "moz");

test("R3.6 listed media are read and stored with the provider and the day; what is paused is not asked for", async () => {
  await allow(100);
  const [{ id }] = await rows("SELECT id FROM media_project WHERE domain = 'delta.example'");
  await paul.person.patch(`/api/media/${id}`, { status: "paused" });
  await work();
  expect(api.asked.map(({ body }) => domainsOf(body).toSorted())).toEqual([
    ["fjord.example", "harbour.example", "paul.example"],
  ]);
  const { body } = await paul.person.get(`/api/media/${paul.media}`);
  expect(body.mozDomainAuthority).toBe(40);
  expect(body.metricSources).toEqual([
    { metric: "mozDomainAuthority", source: "Moz", readOn: expect.any(String), value: 40 },
  ]);
  expect(await moz()).toMatchObject({ keySet: true, usedUnits: 3, listedMedia: 3, coveredMedia: 3, problem: null });
  await paul.person.patch(`/api/media/${id}`, { status: "listed" });
});

test("R3.6 the never read come first, then the oldest; what is fresh is left alone", async () => {
  await allow(100);
  await work();
  await rows(
    `UPDATE metric_provider_look SET read_at = now() - interval '31 days'
     WHERE media_project_id IN (SELECT id FROM media_project WHERE domain IN ('harbour.example', 'fjord.example'))`,
  );
  api.asked.splice(0);
  await work();
  await work();
  expect(api.asked.map(({ body }) => domainsOf(body).toSorted())).toEqual([["fjord.example", "harbour.example"]]);
});

test("R3.6 a budget that is used up ends it, and 0 is off", async () => {
  await work();
  await allow(2);
  await work();
  await work();
  expect(api.asked.map(({ body }) => domainsOf(body).length)).toEqual([2]);
  expect(await used()).toBe(2);
});

test("R3.6 any number of workers never go over the budget, and ask for each medium once", async () => {
  await allow(3);
  await Promise.all(Array.from({ length: 12 }, () => work()));
  const asked = api.asked.flatMap(({ body }) => domainsOf(body));
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
  expect(await used()).toBe(3);
});

test("units are reserved in one statement: sixty at once for a budget of a hundred are ten times ten", async () => {
  await allow(100);
  const reserve = () => byline.database.transaction((tx) => reserveUnits(tx, "moz", 10));
  const reserved = await Promise.all(Array.from({ length: 60 }, reserve));
  expect(reserved.filter(Boolean)).toHaveLength(10);
  expect(await used()).toBe(100);
  const [first] = reserved.filter((each) => each !== undefined);
  await byline.database.transaction(async (tx) => first && settleUnits(tx, "moz", first, 4));
  expect(await used()).toBe(94);
});

test("R10.9 a value out of bounds is refused by its name, the others stay", async () => {
  await allow(100);
  api.answers(({ body }) => {
    const answer = answerTo(body, 40);
    const [first] = answer.result.results_by_site;
    if (first) first.site_metrics.domain_authority = 140;
    return { body: answer };
  });
  await work();
  expect(await rows("SELECT DISTINCT value FROM metric_reading WHERE source = 'Moz'")).toEqual([{ value: 40 }]);
  expect((await moz()).problem).toMatch(/^[a-z]+\.example: Moz DA 140: Can't be more than 100$/);
});

test("a wrong key gives the units back, pauses the provider and is never shown", async () => {
  await allow(100);
  api.answers(refusal(401, `Token ${key} not recognized`));
  await work();
  await work();
  expect(api.asked).toHaveLength(1);
  expect(await used()).toBe(0);
  expect(await moz()).toMatchObject({ paused: true, problem: "It refuses the key (401)." });
  const kept = JSON.stringify([
    await seen(),
    await rows("SELECT * FROM metric_provider"),
    await rows("SELECT * FROM audit_event"),
  ]);
  expect(kept).not.toContain(key);
  api.answers(({ body }) => ({ body: answerTo(body, 41) }));
  const { id } = await moz();
  expect((await operator.patch(`/api/metric_providers/${id}`, { paused: false })).body).toMatchObject({
    paused: false,
    problem: null,
  });
  await work();
  expect((await moz()).coveredMedia).toBe(4);
});

test.each([
  ["a quota that is used up", refusal(403, "Insufficient quota"), 24 * 3_600],
  ["a fault of its own", { status: 500, body: "" }, 15 * 60],
  ["one that says how long", { status: 429, headers: { "retry-after": "40" }, body: "{}" }, 40],
  ["nonsense", { body: "hello" }, 6 * 3_600],
])("%s: it is left alone for a while, and costs nothing", async (_name, recorded, seconds) => {
  await allow(100);
  api.answers(recorded);
  await work();
  api.answers(({ body }) => ({ body: answerTo(body, 40) }));
  await work();
  expect(api.asked).toHaveLength(1);
  expect(await used()).toBe(0);
  const { retryAt, paused } = await moz();
  expect(paused).toBe(false);
  expect(Math.abs((Date.parse(retryAt) - Date.now()) / 1_000 - seconds)).toBeLessThan(30);
  await rows("UPDATE metric_provider SET retry_at = now() - interval '1 second'");
  await work();
  expect(await used()).toBe(4);
});

test("an answer that was lost on the way may be charged: its units stay counted", async () => {
  await allow(100);
  api.answers({ body: "", hangsUp: "half-way" });
  await work();
  expect(await used()).toBe(4);
  expect((await moz()).problem).toBe("It can't be reached.");
});

test("a run whose time is over ends the batch that it began, and begins no other", async () => {
  await allow(100);
  const batches = byline.config.metricProviders.map((provider) => ({ ...provider, batchSize: 3 }));
  api.answers(({ body }) => ({ body: answerTo(body, 40), afterMilliseconds: 400 }));
  await refreshMetricsOfQueue(batches, 100).handle(byline.database, { provider: "moz" }, undefined as never);
  expect(await moz()).toMatchObject({ problem: null, retryAt: null, usedUnits: 3, coveredMedia: 3 });
});

test("where few domains cost as much as five, they wait a day for company", async () => {
  await rows("UPDATE metric_provider SET monthly_units = 1000 WHERE name = 'ahrefs'");
  api.answers({ body: { targets: Array.from({ length: 4 }, () => ({ domain_rating: 12, org_traffic: 900 })) } });
  await work({ provider: "ahrefs" });
  expect(api.asked).toEqual([]);
  await rows("UPDATE media_project SET created_at = now() - interval '25 hours' WHERE domain = 'fjord.example'");
  await work({ provider: "ahrefs" });
  expect(api.asked).toHaveLength(1);
  expect((await seen())[0]).toMatchObject({ label: "Ahrefs", usedUnits: 50, coveredMedia: 4 });
});

test("R10.9 an operator has one medium read, whatever its age; nobody else may", async () => {
  await allow(100);
  const { id } = await moz();
  const path = `/api/metric_providers/${id}/refresh`;
  await work();
  expect((await operator.post(path, { media: `/api/media/${paul.media}` })).status).toBe(200);
  const [job] = await rows(
    "SELECT data FROM pgboss.job WHERE name = 'refresh-metrics-of' ORDER BY created_on DESC LIMIT 1",
  );
  expect(job.data).toEqual({ provider: "moz", mediaId: paul.media, requestId: expect.any(String) });
  api.asked.splice(0);
  await work(job.data);
  expect(api.asked.map(({ body }) => domainsOf(body))).toEqual([["paul.example"]]);
  expect((await operator.post(path, { media: crypto.randomUUID() })).status).toBe(404);
  expect((await paul.person.post(path, {})).status).toBe(403);
});

test("R10.9 how a provider stands with one medium: never read, being asked, read with what came, nothing known", async () => {
  await allow(100);
  const look = async () =>
    (await operator.get(`/api/metric_providers?media=${paul.media}`)).body["hydra:member"].find(
      ({ name }: { name: string }) => name === "moz",
    );
  expect(await look()).toMatchObject({ unitsOfOne: 1, look: { readAt: null, asking: false, values: [] } });
  expect((await moz()).look).toBe(null);
  api.answers(({ body }) => ({ body: answerTo(body, 37) }));
  await rows(
    "INSERT INTO metric_provider_look (provider, media_project_id, asked_at) VALUES ('moz', $1, now())",
    paul.media,
  );
  expect((await look()).look.asking).toBe(true);
  await work({ mediaId: paul.media });
  expect(api.asked).toEqual([]);
  await rows("DELETE FROM metric_provider_look");
  await work({ mediaId: paul.media });
  expect((await look()).look).toEqual({
    readAt: expect.any(String),
    asking: false,
    values: [{ metric: "mozDomainAuthority", value: 37, readOn: new Date().toISOString().slice(0, 10) }],
  });
});

test("what can't be asked says why: left alone, or its budget does not reach for one medium", async () => {
  await allow(1);
  const { id } = await moz();
  const refresh = async () => (await operator.post(`/api/metric_providers/${id}/refresh`, { media: paul.media })).body;
  await rows("UPDATE metric_provider SET retry_at = now() + interval '1 hour' WHERE name = 'moz'");
  expect(await refresh()).toMatchObject({ code: "metric_provider_waiting" });
  await rows("UPDATE metric_provider SET retry_at = now() - interval '1 hour' WHERE name = 'moz'");
  await work({ mediaId: paul.media });
  expect((await refresh())["hydra:description"]).toBe(
    "Moz has not enough budget left this month: 1 of 1 units are used, and one outlet takes 1.",
  );
});

test("what can't be asked says why: no key, off, paused", async () => {
  const [, semrush] = await seen();
  const refresh = (id: string) => operator.post(`/api/metric_providers/${id}/refresh`, {});
  expect((await refresh(semrush.id)).body["hydra:description"]).toBe("Semrush has no key: set SEMRUSH_API_KEY.");
  const { id } = await moz();
  expect((await refresh(id)).body["hydra:description"]).toBe("Moz is off. Give it a monthly budget first.");
  await operator.patch(`/api/metric_providers/${id}`, { monthlyUnits: 50, paused: true });
  expect((await refresh(id)).body["hydra:description"]).toBe("Moz is paused. Resume it first.");
});

test("R1.10 what an operator changes stands in the audit", async () => {
  const { id } = await moz();
  await operator.patch(`/api/metric_providers/${id}`, { monthlyUnits: 500, refreshDays: 14 });
  const [newest] = (await operator.get("/api/audit_events?kind=metrics")).body["hydra:member"];
  expect(newest).toMatchObject({
    subject: "Moz",
    changes: [
      { field: "monthlyUnits", before: 0, after: 500 },
      { field: "refreshDays", before: 30, after: 14 },
    ],
  });
  await operator.patch(`/api/metric_providers/${id}`, { refreshDays: 30 });
});

test("R10.9 an outlet that moves to another domain has no metric of the former one, and is read anew", async () => {
  const { organization, person } = paul;
  const fields = { organization, ...mediaFields("Mover", "mover.example"), estimatedViews: 9_000 };
  const audienceCountries = [{ country: "US", percent: 60 }];
  const { id } = (await person.post("/api/media", { ...fields, audienceCountries })).body;
  await person.post("/api/formats", { media: id, ...formatFields });
  await allow(100);
  api.answers(({ body }) => ({ body: answerTo(body, 88) }));
  await work({ mediaId: id });
  await rows("INSERT INTO metric_misfit (media_project_id, metric) VALUES ($1, 'mozDomainAuthority')", id);
  const shown = async () => {
    const { body } = await operator.get(`/api/media/${id}`);
    const [listed] = await rows(
      "SELECT moz_domain_authority AS moz, estimated_views AS views, measured FROM listing_medium WHERE media_project_id = $1",
      id,
    );
    const { mozDomainAuthority, estimatedViews, audienceCountries, metricSources } = body;
    return { mozDomainAuthority, estimatedViews, audienceCountries, sources: metricSources.length, listed };
  };
  expect(await shown()).toMatchObject({
    mozDomainAuthority: 88,
    listed: { moz: 88, measured: ["mozDomainAuthority"] },
  });

  await person.patch(`/api/media/${id}`, { url: "https://moved.example/" });
  const nothing = { mozDomainAuthority: null, estimatedViews: null, audienceCountries: null, sources: 0 };
  expect(await shown()).toEqual({ ...nothing, listed: { moz: null, views: null, measured: [] } });
  for (const table of ["metric_reading", "audience_reading", "metric_misfit", "metric_provider_look"])
    expect(await rows(`SELECT FROM ${table} WHERE media_project_id = $1`, id), table).toEqual([]);
  api.asked.splice(0);
  api.answers(({ body }) => ({ body: answerTo(body, 3) }));
  await work();
  expect(api.asked.flatMap(({ body }) => domainsOf(body))).toContain("moved.example");
  expect(await shown()).toMatchObject({ mozDomainAuthority: 3, sources: 1 });
});

test("R10.9 an answer that comes after an outlet moved is not that outlet's", async () => {
  const [{ id }] = await rows("SELECT id FROM media_project WHERE domain = 'moved.example'");
  await allow(100);
  api.answers(({ body }) => ({ body: answerTo(body, 77), afterMilliseconds: 500 }));
  const reading = work({ mediaId: id });
  await expect.poll(() => api.asked.length).toBe(1);
  await paul.person.patch(`/api/media/${id}`, { url: "https://onward.example/" });
  await reading;
  expect(await rows("SELECT value FROM metric_reading WHERE media_project_id = $1", id)).toEqual([]);
  await work({ mediaId: id });
  expect(await rows("SELECT value FROM metric_reading WHERE media_project_id = $1", id)).toEqual([{ value: 77 }]);
});
