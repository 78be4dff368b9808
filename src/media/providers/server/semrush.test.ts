import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { serveRecorded } from "../../../../test/outside/recorded-answers.ts";
import type { MetricProvider } from "./provider.ts";
import { semrush } from "./semrush.ts";

let api: Awaited<ReturnType<typeof serveRecorded>>;
let provider: MetricProvider;
beforeAll(async () => {
  api = await serveRecorded();
  provider = semrush({ key: "semrush-key", base: api.base, database: "uk" });
});
beforeEach(() => api.asked.splice(0));
afterAll(() => api?.close());

const read = (domain: string) => provider.read([domain]);
const isOverview = (path: string) => path === "/";

test("asks for the overview of one country's database and for the backlinks' score, with the key in the query", async () => {
  api.answers(({ path }) => ({
    body: isOverview(path) ? "Domain;Organic Traffic\r\none.com;12345\r\n" : "ascore\r\n74\r\n",
  }));
  expect(await read("one.com")).toEqual({
    kind: "readings",
    values: new Map([["one.com", { semrushOrganicTraffic: 12_345, semrushAuthorityScore: 74 }]]),
  });
  const key = "semrush-key";
  expect(api.asked).toMatchObject([
    { path: "/", query: { type: "domain_rank", domain: "one.com", database: "uk", export_columns: "Dn,Ot", key } },
    {
      path: "/analytics/v1/",
      query: {
        type: "backlinks_overview",
        target: "one.com",
        target_type: "root_domain",
        export_columns: "ascore",
        key,
      },
    },
  ]);
});

test("a subdomain is asked for as one", async () => {
  api.answers(({ path }) => ({ body: isOverview(path) ? "Domain;Organic Traffic\r\nn.one.com;5" : "ascore\r\n7" }));
  await read("news.one.com");
  expect(api.asked[1]?.query.target_type).toBe("domain");
});

test("what it finds nothing of is left out; a domain that it does not know at all is not among the values", async () => {
  api.answers(({ path }) => ({ body: isOverview(path) ? "ERROR 50 :: NOTHING FOUND" : "ascore\r\n3" }));
  expect(await read("small.com")).toMatchObject({ values: new Map([["small.com", { semrushAuthorityScore: 3 }]]) });
  api.answers({ body: "ERROR 50 :: NOTHING FOUND" });
  expect(await read("nowhere.com")).toEqual({ kind: "readings", values: new Map() });
});

test("what was paid for before a refusal is said", async () => {
  api.answers(({ path }) => ({
    body: isOverview(path) ? "Domain;Organic Traffic\r\none.com;5" : "ERROR 132 :: API UNITS BALANCE IS ZERO",
  }));
  expect(await read("one.com")).toMatchObject({ kind: "out_of_quota", units: 10 });
});

test("a domain costs fifty units", () => {
  expect(provider.unitsFor(3)).toBe(150);
});

test.each([
  ["a wrong key", 200, "ERROR 120 :: WRONG KEY - ID PAIR", "wrong_key"],
  ["a wrong key with its status", 403, "ERROR 120 :: WRONG KEY - ID PAIR", "wrong_key"],
  ["an account without the API", 200, "ERROR 130 :: API DISABLED", "wrong_key"],
  ["units that are used up", 200, "ERROR 132 :: API UNITS BALANCE IS ZERO", "out_of_quota"],
  ["a limit", 200, "ERROR 134 :: TOTAL LIMIT EXCEEDED", "out_of_quota"],
  ["a wrong request", 200, "ERROR 41 :: MANDATORY PARAMETER NOT SET", "unusable"],
  ["too many requests", 429, "", "try_later"],
  ["a fault of its own", 500, "oops", "try_later"],
  ["nonsense", 200, "<html>hello</html>", "unusable"],
  ["an empty answer", 200, "", "unusable"],
])("%s is told from the others", async (_name, status, body, kind) => {
  api.answers({ status, body });
  const answer = await read("one.com");
  expect(answer.kind).toBe(kind);
  expect(JSON.stringify(answer)).not.toContain("semrush-key");
});
