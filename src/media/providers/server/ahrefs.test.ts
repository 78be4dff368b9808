import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { serveRecorded } from "../../../../test/outside/recorded-answers.ts";
import { ahrefs } from "./ahrefs.ts";
import type { MetricProvider } from "./provider.ts";

let api: Awaited<ReturnType<typeof serveRecorded>>;
let provider: MetricProvider;
beforeAll(async () => {
  api = await serveRecorded();
  provider = ahrefs({ key: "ahrefs-key", base: `${api.base}/v3` });
});
beforeEach(() => api.asked.splice(0));
afterAll(() => api?.close());

const read = (...domains: string[]) => provider.read(domains);

test("asks for a batch with the key as a bearer token, and reads the rows in the order of the targets", async () => {
  api.answers({
    headers: { "content-type": "application/json", "x-api-units-cost-total-actual": "50", "x-api-rows": "2" },
    body: {
      targets: [
        { domain_rating: 71, org_traffic: 120_500 },
        { domain_rating: 0, org_traffic: null },
      ],
    },
  });
  expect(await read("one.example", "two.example")).toEqual({
    kind: "readings",
    values: new Map([
      ["one.example", { ahrefsDr: 71, organicTrafficByAhrefs: 120_500 }],
      ["two.example", { ahrefsDr: 0 }],
    ]),
    units: 50,
  });
  expect(api.asked).toMatchObject([
    {
      method: "POST",
      path: "/v3/batch-analysis/batch-analysis",
      query: {},
      headers: { authorization: "Bearer ahrefs-key", "content-type": "application/json" },
      body: {
        select: ["domain_rating", "org_traffic"],
        targets: [
          { url: "one.example", mode: "subdomains", protocol: "both" },
          { url: "two.example", mode: "subdomains", protocol: "both" },
        ],
      },
    },
  ]);
});

test("a domain that it does not know is not among the values", async () => {
  api.answers({ body: { targets: [{ domain_rating: null, org_traffic: null }] } });
  expect(await read("nowhere.example")).toEqual({ kind: "readings", values: new Map() });
});

test("a request costs at least fifty units, and eleven a row from the fifth on", () => {
  expect([1, 4, 5, 100].map(provider.unitsFor)).toEqual([50, 50, 55, 1_100]);
});

test.each([
  ["a wrong key", 401, { error: "Unauthorized" }, "wrong_key"],
  ["a key without rights", 403, { error: "Access denied" }, "wrong_key"],
  ["units that are used up", 403, { error: "API units limit reached" }, "out_of_quota"],
  ["a plan without the report", 404, "Not found", "unusable"],
  ["a fault of its own", 503, "<html>busy</html>", "try_later"],
  ["nonsense", 200, "<html>hello</html>", "unusable"],
  ["another shape", 200, { targets: "none" }, "unusable"],
  ["rows of another number", 200, { targets: [] }, "unusable"],
])("%s is told from the others", async (_name, status, body, kind) => {
  api.answers({ status, body });
  const answer = await read("one.example");
  expect(answer.kind).toBe(kind);
  expect(JSON.stringify(answer)).not.toContain("ahrefs-key");
});

test("it may say how long to wait", async () => {
  api.answers({ status: 429, headers: { "retry-after": "60" }, body: { error: "Too many requests" } });
  expect(await read("one.example")).toMatchObject({ kind: "try_later", retryAfterSeconds: 60 });
});

test("a server that is not there is tried later, and a redirect is not followed with the key", async () => {
  const gone = ahrefs({ key: "ahrefs-key", base: "http://127.0.0.1:9" });
  expect(await gone.read(["one.example"])).toEqual({
    kind: "try_later",
    problem: "It can't be reached.",
  });
  api.answers({ status: 302, headers: { location: `${api.base}/elsewhere` }, body: "" });
  expect(await read("one.example")).toMatchObject({ kind: "try_later" });
  expect(api.asked.map(({ path }) => path)).toEqual(["/v3/batch-analysis/batch-analysis"]);
});
