import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, anAdvertiser, anOperator, aPublisher, goodText } from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";
import { linkInMail } from "./commands.ts";
import { forgetVisitsQueue } from "./jobs.ts";

let byline: TestServer;
let operator: Person;
let eve: Person;

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

beforeAll(async () => {
  byline = await openTestServer();
  operator = await anOperator(byline, "olga@byline.example");
  eve = await byline.person("eve@stranger.example");
  await eve.get(`/api/client_users/${eve.id}`);
});

afterAll(() => byline?.close());

const newLink = async (target = "/media?country=US") =>
  (await operator.post("/api/tracked_links", { name: "Spring letter", target })).body as { id: string; path: string };

type Visit = { method?: "GET" | "HEAD"; from?: string; headers?: Record<string, string> };

const follow = (path: string, { method = "GET", from = "192.0.2.1", headers = {} }: Visit = {}) =>
  byline.app.inject({ method, url: path, remoteAddress: from, headers: { "user-agent": browser, ...headers } });

const countOf = async (id: string) => (await operator.get(`/api/tracked_links/${id}`)).body.visits as number;

test("R2.13 a link leads on at once, unkept, and asks nothing of the browser", async () => {
  const link = await newLink();
  expect(link.path).toMatch(/^\/link\/[2-9a-z]{10}$/);
  const answer = await follow(link.path);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ location: "/media?country=US", "cache-control": "no-store" });
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("R2.13 a visitor counts once, however often and however much at once they come", async () => {
  const link = await newLink();
  const answers = await Promise.all(Array.from({ length: 50 }, () => follow(link.path)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([302]));
  expect(await countOf(link.id)).toBe(1);
  await Promise.all(Array.from({ length: 20 }, (_, number) => follow(link.path, { from: `192.0.2.${number + 10}` })));
  await follow(link.path, { headers: { "user-agent": `${browser} Edg/140.0` } });
  expect(await countOf(link.id)).toBe(22);
});

test("R2.13 on another day they count again, and a link says what came in a month", async () => {
  const link = await newLink();
  await follow(link.path);
  const age = (days: number) =>
    byline.database.pool.query("UPDATE tracked_link_visit SET day = day - $2::int WHERE link_id = $1", [link.id, days]);
  await age(40);
  await follow(link.path);
  await age(1);
  await follow(link.path);
  expect((await operator.get(`/api/tracked_links/${link.id}`)).body).toMatchObject({ visits: 3, visitsLastMonth: 2 });
});

test("R2.13 looking ahead and robots are led on uncounted", async () => {
  const link = await newLink();
  const answers = await Promise.all([
    follow(link.path, { method: "HEAD" }),
    follow(link.path, { headers: { "sec-purpose": "prefetch;prerender" } }),
    follow(link.path, { headers: { "user-agent": "Slackbot-LinkExpanding 1.0" } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302, 302]);
  expect(await countOf(link.id)).toBe(0);
});

test("R2.13 an unknown link is 404, and nothing of a visit changes where one leads", async () => {
  const unknown = ["nothing234", "nothing234?to=https://evil.example/", encodeURIComponent("https://evil.example/")];
  for (const code of unknown) expect((await follow(`/link/${code}`)).statusCode).toBe(404);
  const link = await newLink("/media");
  const answer = await follow(`${link.path}?target=https://evil.example/&next=//evil.example`, {
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  expect(answer.headers.location).toBe("/media");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "http://plain.example/",
  "javascript:alert(1)",
  "media",
  "/link/abc",
  "",
])("R2.13 a link can't be made to lead to %j", async (target) => {
  const answer = await operator.post("/api/tracked_links", { name: "Bad", target });
  expect([answer.status, answer.body.violations?.[0].propertyPath]).toEqual([422, "target"]);
});

test("R2.13 the table refuses what the form would: only Byline's own links leave it", async () => {
  const write = (target: string, purpose: string) =>
    byline.database.pool.query(
      "INSERT INTO tracked_link (id, code, target, purpose) VALUES (gen_random_uuid(), gen_random_uuid()::text, $1, $2)",
      [target, purpose],
    );
  for (const [target, purpose] of [
    ["https://other.example/", "mail"],
    ["https://other.example/", "affiliate"],
    ["//other.example/", "operator"],
    ["/\\other.example/", "operator"],
    ["http://other.example/", "operator"],
  ] as const)
    await expect(write(target, purpose), `${purpose} ${target}`).rejects.toThrow("tracked_link_target_form");
  await write("https://other.example/", "operator");
});

test("an address in any language is written as headers want it", async () => {
  const { path } = await newLink("https://partner.example/übersicht?q=café");
  expect((await follow(path)).headers.location).toBe("https://partner.example/%C3%BCbersicht?q=caf%C3%A9");
});

test("R2.13 what is kept of a visit says nothing of who it was, and the day's secret goes with the day", async () => {
  const [one, other] = [await newLink(), await newLink()];
  await follow(one.path);
  await follow(other.path);
  const { rows } = await byline.database.pool.query(
    "SELECT visitor FROM tracked_link_visit WHERE link_id = ANY($1::uuid[])",
    [[one.id, other.id]],
  );
  expect(rows[0].visitor).toHaveLength(32);
  expect(rows[0].visitor.equals(rows[1].visitor)).toBe(false);
  const salts = async () =>
    Number((await byline.database.pool.query("SELECT count(*) FROM tracked_link_salt")).rows[0].count);
  await byline.database.pool.query("UPDATE tracked_link_salt SET day = day - 1");
  await follow(one.path);
  expect(await salts()).toBe(2);
  await forgetVisitsQueue.handle(byline.database, {}, {} as never);
  expect(await salts()).toBe(1);
});

test("old visits become a number", async () => {
  const link = await newLink();
  for (const from of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) await follow(link.path, { from });
  await byline.database.pool.query("UPDATE tracked_link_visit SET day = day - 91 WHERE link_id = $1", [link.id]);
  await follow(link.path);
  for (let run = 0; run < 2; run++) await forgetVisitsQueue.handle(byline.database, {}, {} as never);
  const kept = await byline.database.pool.query("SELECT 1 FROM tracked_link_visit WHERE link_id = $1", [link.id]);
  expect([kept.rowCount, await countOf(link.id)]).toEqual([1, 4]);
});

test("R2.13 many old visits go batch by batch, and a run that breaks off keeps its batches and the day's secret gone", async () => {
  const { pool } = byline.database;
  const link = await newLink();
  await pool.query(
    `INSERT INTO tracked_link_visit (link_id, day, visitor)
     SELECT $1, current_date - 100, sha256(visit::text::bytea) FROM generate_series(1, 5001) AS visit`,
    [link.id],
  );
  await pool.query("UPDATE tracked_link_salt SET day = day - 1");
  let transactions = 0;
  const breaking = {
    transaction: (work: never) => {
      transactions += 1;
      if (transactions === 3) throw new Error("stopped");
      return byline.database.transaction(work);
    },
  };
  const run = (database: object) => forgetVisitsQueue.handle(database as never, {}, {} as never);
  await expect(run(breaking)).rejects.toThrow("stopped");
  const left = async () => (await pool.query("SELECT FROM tracked_link_visit WHERE link_id = $1", [link.id])).rowCount;
  expect([await left(), await countOf(link.id)]).toEqual([1, 5_001]);
  expect((await pool.query("SELECT FROM tracked_link_salt WHERE day < current_date")).rowCount).toBe(0);
  await run(byline.database);
  expect([await left(), await countOf(link.id)]).toEqual([0, 5_001]);
});

test("R2.13 mails to anybody share one link for a target, even when they are written at once", async () => {
  const target = `/format/${crypto.randomUUID()}/edit`;
  const write = () => byline.database.transaction((tx) => linkInMail(tx, target));
  const paths = await Promise.all(Array.from({ length: 8 }, write));
  expect(new Set(paths).size).toBe(1);
  expect((await follow(paths[0] ?? "")).headers.location).toBe(target);
});

test("R2.13 the mail about an order leads to it by a link that is counted", async () => {
  const paul = await aPublisher(byline, "paul");
  const ada = await anAdvertiser(byline, "ada", 100_000);
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter #>> '{action,path}' AS path FROM mail WHERE recipient = $1 ORDER BY id DESC LIMIT 1",
    [paul.person.email],
  );
  expect((await follow(rows[0].path)).headers.location).toBe(
    `/publisher/orders/${paul.organization}/${paul.media}?order=${id}`,
  );
});

test("R2.13 operators see and make links, nobody else; those in mails can't be removed", async () => {
  const link = await newLink();
  const target = `/format/${crypto.randomUUID()}/edit`;
  await byline.database.transaction((tx) => linkInMail(tx, target));
  const inMails = (await operator.get("/api/tracked_links?purpose=mail")).body["hydra:member"];
  expect(inMails[0]).toMatchObject({ target, purpose: "mail", organization: null, visits: 0 });
  expect((await operator.call("DELETE", `/api/tracked_links/${inMails[0].id}`)).status).toBe(409);
  const refused = [
    eve.get("/api/tracked_links"),
    eve.get(`/api/tracked_links/${link.id}`),
    eve.post("/api/tracked_links", { name: "Mine", target: "/media" }),
    eve.call("DELETE", `/api/tracked_links/${link.id}`),
  ];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await operator.call("DELETE", `/api/tracked_links/${link.id}`)).status).toBe(204);
  expect((await follow(link.path)).statusCode).toBe(404);
});
