import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { serveRecorded } from "../../../../test/outside/recorded-answers.ts";
import { moz } from "./moz.ts";
import type { MetricProvider } from "./provider.ts";

let api: Awaited<ReturnType<typeof serveRecorded>>;
let provider: MetricProvider;
beforeAll(async () => {
  api = await serveRecorded();
  provider = moz({ key: "moz-token", base: `${api.base}/jsonrpc` });
});
beforeEach(() => api.asked.splice(0));
afterAll(() => api?.close());

const read = (...domains: string[]) => provider.read(domains);

const site = (query: string, authority: number | null) => ({
  site_query: { query: `${query}/`, scope: "domain", original_site_query: { query, scope: "domain" } },
  site_metrics: { page: `${query}/`, domain_authority: authority, page_authority: 30, spam_score: 1 },
});
const refusal = (status: number, message: string) => ({
  status,
  body: { id: "1", jsonrpc: "2.0", error: { code: -32_655, status, data: { issue: "x", key: "y" }, message } },
});

test("asks for the sites in one call with its token, and tells them by the query that was sent", async () => {
  api.answers({
    body: {
      id: "1",
      jsonrpc: "2.0",
      result: {
        results_by_site: [site("two.example", 41), site("one.example", 62), site("three.example", null)],
        errors_by_site: [{ site_query: { query: "nowhere.example" }, error: { message: "not found" } }],
      },
    },
  });
  expect(await read("one.example", "two.example", "three.example", "nowhere.example")).toEqual({
    kind: "readings",
    values: new Map([
      ["two.example", { mozDomainAuthority: 41 }],
      ["one.example", { mozDomainAuthority: 62 }],
    ]),
  });
  expect(api.asked).toMatchObject([
    {
      method: "POST",
      path: "/jsonrpc",
      headers: { "x-moz-token": "moz-token", "content-type": "application/json" },
      body: {
        jsonrpc: "2.0",
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: "data.site.metrics.fetch.multiple",
        params: {
          data: {
            site_queries: ["one.example", "two.example", "three.example", "nowhere.example"].map((query) => ({
              query,
              scope: "domain",
            })),
          },
        },
      },
    },
  ]);
});

test("a domain costs one row", () => {
  expect(provider.unitsFor(50)).toBe(50);
});

test.each([
  ["a wrong token", refusal(401, "Token not recognized"), "wrong_key"],
  ["a token without rights", refusal(403, "Not allowed"), "wrong_key"],
  ["a quota that is used up", refusal(403, "You have insufficient quota for this request"), "out_of_quota"],
  [
    "a refusal with status 200",
    { body: { id: "1", jsonrpc: "2.0", error: { status: 401, message: "no" } } },
    "wrong_key",
  ],
  ["a wrong request", refusal(400, "Please include a query"), "unusable"],
  ["too many requests", refusal(429, "Slow down"), "try_later"],
  ["a fault of its own", { status: 502, body: "bad gateway" }, "try_later"],
  ["nonsense", { body: "<html>hello</html>" }, "unusable"],
  ["another shape", { body: { result: { results_by_site: 5 } } }, "unusable"],
])("%s is told from the others", async (_name, recorded, kind) => {
  api.answers(recorded);
  const answer = await read("one.example");
  expect(answer.kind).toBe(kind);
  expect(JSON.stringify(answer)).not.toContain("moz-token");
});
