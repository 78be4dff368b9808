import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { serveRecorded } from "../../../../test/outside/recorded-answers.ts";
import { majestic } from "./majestic.ts";
import type { MetricProvider } from "./provider.ts";

let api: Awaited<ReturnType<typeof serveRecorded>>;
let provider: MetricProvider;
beforeAll(async () => {
  api = await serveRecorded();
  provider = majestic({ key: "majestic-key", base: `${api.base}/api/json` });
});
beforeEach(() => api.asked.splice(0));
afterAll(() => api?.close());

const read = (...domains: string[]) => provider.read(domains);
const answered = (...Data: object[]) => ({
  body: {
    Code: "OK",
    ErrorMessage: "",
    FullError: "",
    FirstBackLinkDate: "2026-01-01",
    IndexType: 1,
    DataTables: { Results: { Headers: { MaxTopicsRootDomain: 30 }, Data } },
  },
});
const item = (ItemNum: number, Status: string, CitationFlow: number | string, TrustFlow: number | string) => ({
  ItemNum,
  Item: "x",
  ResultCode: "OK",
  Status,
  ExtBackLinks: 12,
  RefDomains: 4,
  CitationFlow,
  TrustFlow,
});

test("asks for numbered items of the fresh index, and reads both flows by the item's number", async () => {
  api.answers(answered(item(1, "MayExist", "21", "17"), item(0, "Found", 40, 35), item(2, "NotFound", 0, 0)));
  expect(await read("one.example", "two.example", "nowhere.example")).toEqual({
    kind: "readings",
    values: new Map([
      ["two.example", { mjCf: 21, mjTf: 17 }],
      ["one.example", { mjCf: 40, mjTf: 35 }],
    ]),
  });
  expect(api.asked).toMatchObject([
    {
      method: "GET",
      path: "/api/json",
      query: {
        app_api_key: "majestic-key",
        cmd: "GetIndexItemInfo",
        datasource: "fresh",
        items: "3",
        item0: "one.example",
        item1: "two.example",
        item2: "nowhere.example",
      },
    },
  ]);
});

test("a domain costs one unit", () => {
  expect(provider.unitsFor(100)).toBe(100);
});

const refused = (Code: string, ErrorMessage: string) => ({ body: { Code, ErrorMessage, FullError: ErrorMessage } });

test.each([
  ["a wrong key", refused("InvalidAPIKey", "The API key is not recognised"), "wrong_key"],
  ["units that are used up", refused("InsufficientUnits", "Not enough IndexItemInfoResUnits"), "out_of_quota"],
  ["another refusal", refused("Failed", "Unknown command"), "unusable"],
  ["a fault of its own", { status: 500, body: "" }, "try_later"],
  ["nonsense", { body: "<Result/>" }, "unusable"],
  ["another shape", { body: { Code: "OK", DataTables: {} } }, "unusable"],
])("%s is told from the others", async (_name, recorded, kind) => {
  api.answers(recorded);
  const answer = await read("one.example");
  expect(answer.kind).toBe(kind);
  expect(JSON.stringify(answer)).not.toContain("majestic-key");
});
