import { afterAll, beforeAll, expect, test } from "vitest";
import { aPublisher } from "../../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../../test/server.ts";
import type { ListingFilter } from "../../../contract.ts";
import { totalOf } from "../total.ts";
import { facetsFor } from "./counted.ts";
import { followedCatalogue } from "./followed.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
  await aPublisher(byline, "alpha");
});
afterAll(() => byline?.close());

const scope = { organizationIds: [], campaignId: null };
/** PostgreSQL is asked for the form of its accent. */
const gazettes = { search: "Gazétte" } as ListingFilter;

/** Lets the statement's answers go on their way later. */
async function aReader(held: "search-form" | "search-meant") {
  const gate = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const $client = {
    async query(statement: { name: string; text: string }) {
      const answer = await byline.database.pool.query(statement);
      if (statement.name !== held) return answer;
      sent.resolve();
      await gate.promise;
      return answer;
    },
  };
  const reader = { $client } as never;
  await followedCatalogue(reader).caughtUp();
  return { reader, searched: sent.promise, letGo: gate.resolve };
}
type GivenReader = Awaited<ReturnType<typeof aReader>>["reader"];

const total = (reader: GivenReader, query: ListingFilter) => totalOf({ reader, query, scope });
const facets = async (reader: GivenReader, query: ListingFilter) => (await facetsFor({ reader, query, scope })).total;

test.each([
  ["totals", total, "gazete"],
  ["facets", facets, "gazzette"],
])(
  "R10.5 %s whose text search was overtaken by a change are not kept for those who ask after it",
  async (_what, count, name) => {
    const { reader, searched, letGo } = await aReader("search-meant");
    const mistyped = { search: name } as ListingFilter;
    const early = count(reader, mistyped);
    await searched;
    // From now on an outlet holds the text itself.
    await aPublisher(byline, name);
    await totalOf({ reader, query: {} as ListingFilter, scope });
    letGo();
    expect(await early).toBeGreaterThan(1);
    expect(await count(reader, mistyped)).toBe(1);
  },
);

test("R10.5 what no change overtook is counted once", async () => {
  const { reader, letGo } = await aReader("search-form");
  letGo();
  const first = await facetsFor({ reader, query: gazettes, scope });
  expect(await facetsFor({ reader, query: gazettes, scope })).toBe(first);
});

test("a page's total looks for changes once", async () => {
  const sent: string[] = [];
  const $client = {
    query(statement: { name: string; text: string }) {
      sent.push(statement.name);
      return byline.database.pool.query(statement);
    },
  };
  const reader = { $client } as never;
  await followedCatalogue(reader).caughtUp();
  sent.length = 0;
  await total(reader, {} as ListingFilter);
  expect(sent).toEqual(["listing-changes"]);
});

test("a caller who hangs up is not counted for, unless another one waits for the same count", async () => {
  const { reader, searched, letGo } = await aReader("search-form");
  const query = gazettes;
  const leaving = new AbortController();
  const left = facetsFor({ reader, query, scope, signal: leaving.signal });
  const stayed = facetsFor({ reader, query, scope, signal: new AbortController().signal });
  const total = totalOf({ reader, query, scope, signal: leaving.signal });
  await searched;
  leaving.abort();
  await expect(left).rejects.toThrow("abort");
  await expect(total).rejects.toThrow("abort");
  letGo();
  expect((await stayed).total).toBeGreaterThan(0);
});
