import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseTooManyRows } from "#platform/http/table-file.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, anAdvertiser, aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { keysStatements } from "../../server/queries-search.ts";

let byline: TestServer;
let ada: Advertiser;
let eve: Advertiser;
let alpha: Publisher;
let beta: Publisher;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
  eve = await anAdvertiser(byline, "eve", 0);
  alpha = await aPublisher(byline, "alpha", { priceCents: 12_345 });
  beta = await aPublisher(byline, "beta", { priceCents: 9_900, permanenceMonths: 0 });
  await alpha.person.patch(`/api/media/${alpha.media}`, { name: '=HYPERLINK("https://evil.example")', ahrefsDr: 41.5 });
  await byline.database.pool.query(
    "INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents) VALUES (new_id(), now() + interval '1 day', $1, $2, 8000)",
    [ada.organization, alpha.formatId],
  );
});

afterAll(() => byline?.close());

const call = (query: string, { token }: { token: string }) =>
  byline.app.inject({ url: `/api/listings/export?${query}`, headers: { authorization: `Bearer ${token}` } });

test("R10.7 a view is exported in its order, with its columns, formulas as text, amounts in dollars", async () => {
  const answer = await call("order[price]=desc&columns[]=name&columns[]=price&columns[]=ahrefsDr", ada.person);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="marketplace.csv"');
  expect(answer.body).toBe(
    '\uFEFFName,"Market Price, USD",Ahrefs DR\r\n"\'=HYPERLINK(""https://evil.example"")",123.45,41.5\r\nbeta Gazette,99,\r\n',
  );
});

test("the list's filters hold, and only one's own organization's price is in the file", async () => {
  const query = "search=alpha.example&columns[]=domain&columns[]=desiredPrice";
  expect((await call(query, ada.person)).body).toContain("alpha.example,80\r\n");
  expect((await call(query, eve.person)).body).toContain("alpha.example,\r\n");
  expect((await call("price[lte]=1000&columns=domain", ada.person)).body).toBe("\uFEFFDomain\r\n");
  expect((await call(`campaign=${ada.campaign}`, eve.person)).statusCode).toBe(404);
});

test("the rows that were chosen leave alone, in their order, whatever the filters say", async () => {
  const rows = [beta.formatId, alpha.formatId].map((format) => `rows=${format}`).join("&");
  const { body } = await call(`search=nothing&${rows}&columns=domain&columns=measured`, ada.person);
  expect(body).toBe("\uFEFFDomain,Measured metrics\r\nbeta.example,\r\nalpha.example,\r\n");
});

test("a page of a text search counts what it found, a file of it does not", () => {
  const query = { search: "alpha" };
  const scope = { organizationIds: [], campaignId: null };
  const cut = { offset: 0, limit: 10 };
  expect(keysStatements(query, scope, cut, { isTotalWanted: true }).first.text).toContain("count(*) OVER ()");
  expect(keysStatements(query, scope, cut).first.text).not.toContain("count(");
});

test("R10.9 a metric whose newest value does not fit its history is named", async () => {
  await byline.database.pool.query(
    `INSERT INTO metric_reading (media_project_id, metric, value, source, read_on)
     SELECT $1, 'audience', value, 'Ahrefs', current_date - (7 - at)::integer
     FROM unnest($2::float8[]) WITH ORDINALITY AS given (value, at)`,
    [beta.media, [100_000, 101_000, 99_000, 100_500, 100_200, 900_000]],
  );
  await runQueue(byline, "judge-readings");
  const { body } = await call("columns=domain&columns=misfits&order[name]=desc", ada.person);
  const [, first = "", second = ""] = body.split("\r\n");
  expect([first, second].toSorted()).toEqual(["alpha.example,", expect.stringMatching(/^beta\.example,.+/)]);
});

test("a workbook holds the same, with every column unless some are chosen", async () => {
  const answer = await call("format=xlsx&order[name]=desc", ada.person);
  expect(answer.headers["content-type"]).toContain("spreadsheetml.sheet");
  const sheet = strFromU8(unzipSync(answer.rawPayload)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet.match(/<row>/g)).toHaveLength(3);
  expect(sheet).toContain(">For ever<");
  expect(sheet).toContain("<v>123.45</v>");
});

test("strangers, wrong values and views that are too large are refused in the API's error shape", async () => {
  expect((await byline.app.inject({ url: "/api/listings/export" })).statusCode).toBe(401);
  const wrong = await call("format=pdf", ada.person);
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, "bad_query"]);
  expect((await call("country=%00", ada.person)).statusCode).toBe(400);
  expect(() => refuseTooManyRows(50_000, 50_000)).not.toThrow();
  expect(() => refuseTooManyRows(50_001, 50_000)).toThrow("Narrow it down");
});

test("R10.7 pasted domains are looked up line by line", async () => {
  const lines = [
    "https://www.ALPHA.example/some/page?x=1",
    "beta.example",
    "nobody.example",
    "no domain at all",
    "",
    "beta.example",
  ];
  const { status, body } = await ada.person.post("/api/listings/match", { domains: lines });
  expect(status).toBe(200);
  expect(body.found).toBe(3);
  expect(body.lines.map(({ line, result }: { line: string; result: string }) => [line, result])).toEqual([
    [lines[0], "found"],
    ["beta.example", "found"],
    ["nobody.example", "not-found"],
    ["no domain at all", "invalid"],
    ["", "invalid"],
    ["beta.example", "found"],
  ]);
  expect(body.lines[0]).toMatchObject({ domain: "alpha.example", media: `/api/media/${alpha.media}` });
  expect(body.lines[0].listings).toContain(alpha.formatId);
  const tooMany = await ada.person.post("/api/listings/match", { domains: new Array(501).fill("a.example") });
  expect(tooMany.status).toBe(422);
});
