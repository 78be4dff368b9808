import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countedMost } from "../src/platform/contract/list-length.ts";
import { crowd, crowdRows } from "./crowd.ts";
import { type DeclaredOperation, nameOf, operations } from "./samples.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";
import { type PlanStep, statementsOf, stepsOf } from "./statements.ts";
import { openWorld, type World } from "./world.ts";

let byline: TestServer;
let world: World;
let owner: pg.Client;

/** The marketplace's own tables have plans and figures of their own (`bench/plans.ts`); counting follows its changes. */
const planned = ["listing", "listing_change"];

/** Tables of a fixed length: a row for each provider, and for each database connection that counts. */
const fixed = ["metric_provider", "listed_media_count", "house_balance", "clearing_day"];

/** Tables that hold few rows for ever, and parts that no object of the world has. */
const small = [
  "access_grant_spending",
  "answer_month",
  "audience_reading",
  "auto_top_up",
  "books_check",
  "cart_line",
  "event_consumer",
  "file_key",
  "identity_document",
  "media_metrics",
  "media_verification",
  "medium_mark",
  "metric_misfit",
  "metric_provider_look",
  "metric_provider_use",
  "mfa_factors",
  "operator_setting",
  "payment_owed",
  "payout_stop",
  "provider_payee",
  "publication_picture",
  "publication_watch",
  "refund_owed",
  "share_note",
  "shared_link_text",
  "tax_rate",
  "tracked_link",
  "tracked_link_visit",
  "trade_month",
  "voucher_earning",
];

const lists = operations.filter(({ operation }) => operation.method === "GET" && operation.answers === "collection");

const readersOf = ({ operation }: DeclaredOperation): Person[] =>
  operation.operator ? [world.operator] : [world.client.person, world.publisher.person];

/** `filter`: one more parameter, written as in an address. */
const statementsFor = async (list: DeclaredOperation, filter?: string) => {
  const asked = world.listUrl(list.resource, list.operation, {});
  const url = filter === undefined ? asked : `${asked}${asked.includes("?") ? "&" : "?"}${filter}`;
  const sent = [];
  for (const reader of readersOf(list)) sent.push(...(await statementsOf(() => reader.get(url))));
  return sent;
};

const rowsMost = 1_000;

/** A count walks its index up to where it stops; all else costs the page. */
function faultOf({ node, relation, rows }: PlanStep): string | undefined {
  if (node === "Seq Scan" && rows > rowsMost) return `reads the whole table ${relation}`;
  if (/Sort/.test(node) && rows > rowsMost) return `sorts ${rows} rows`;
  return rows > 1.1 * countedMost ? `${node} ${relation ?? ""} goes through ${rows} rows` : undefined;
}

async function faultsOf(list: DeclaredOperation, filter?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const statement of await statementsFor(list, filter)) {
    const { steps } = await stepsOf(byline.database.pool, statement);
    const found = steps.flatMap((step) => faultOf(step) ?? []);
    if (found.length > 0)
      faults.push(`${[...new Set(found)].join(", ")} in ${statement.text.replaceAll(/\s+/g, " ").slice(0, 200)}`);
  }
  return faults;
}

let leftSmall: string[];

beforeAll(async () => {
  byline = await openTestServer();
  world = await openWorld(byline);
  owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  await owner.query("SET search_path = public, auth");
  leftSmall = await crowd(owner, await tablesRead());
});

/** The tables of all lists, as their plans name them. */
async function tablesRead(): Promise<string[]> {
  const read = new Set<string>();
  for (const list of lists)
    for (const statement of await statementsFor(list))
      for (const { relation } of (await stepsOf(byline.database.pool, statement)).steps)
        if (relation) read.add(relation);
  for (const table of [...planned, ...fixed]) read.delete(table);
  return [...read].sort();
}

afterAll(async () => {
  await owner?.end();
  await byline?.close();
});

test("every table that a list reads is filled, but for those that stay small", () => {
  expect(leftSmall.filter((table) => !small.includes(table))).toEqual([]);
});

test.each(lists.map((list) => [nameOf(list), list] as const))(
  `%s costs its page at ${crowdRows} rows`,
  async (_name, list) => {
    expect(await faultsOf(list)).toEqual([]);
  },
);

/** Lists of the whole installation, which nothing but a search makes short, and a busy organization's orders. */
const searched = lists.filter(({ resource }) => ["order_records", "outlet_records", "orders"].includes(resource.path));

test.each(
  searched.flatMap((list) => ["Q26", "publisher", "zzz"].map((search) => [nameOf(list), search, list] as const)),
)(`%s found by %s costs its page at ${crowdRows} rows`, async (_name, search, list) => {
  expect(await faultsOf(list, `search=${search}`)).toEqual([]);
});

const filtered: [path: string, name: string, filter: () => string][] = [
  ["orders", "two letters", () => "search=26"],
  ["campaigns", "the newest first", () => "sort=newest"],
  ["transactions", "campaign", () => `campaign=${world.client.campaign}`],
];

test.each(
  filtered.flatMap(([path, name, filter]) =>
    lists.filter(({ resource }) => resource.path === path).map((list) => [nameOf(list), name, filter, list] as const),
  ),
)(`%s by %s costs its page at ${crowdRows} rows`, async (_list, _name, filter, list) => {
  expect(await faultsOf(list, filter())).toEqual([]);
});

const followed = lists.filter(({ operation }) => operation.query && "updatedAt[after]" in operation.query.shape);

test.each(
  followed.flatMap((list) =>
    ["2020-01-01T00:00:00Z", "2030-01-01T00:00:00Z"].map((time) => [nameOf(list), time, list] as const),
  ),
)(`%s changed after %s costs its page at ${crowdRows} rows`, async (_name, time, list) => {
  expect(await faultsOf(list, `updatedAt[after]=${time}`)).toEqual([]);
});

test(`a campaign's report costs the lines that it shows at ${crowdRows} orders`, async () => {
  const { person, campaign } = world.client;
  const sent = await statementsOf(() => person.get(`/api/campaign_reports/${campaign}`));
  const faults: string[] = [];
  for (const statement of sent) {
    const { steps } = await stepsOf(byline.database.pool, statement);
    faults.push(...steps.flatMap((step) => faultOf(step) ?? (step.rows > rowsMost ? `reads ${step.rows} rows` : [])));
  }
  expect(faults).toEqual([]);
});

test("orders, offers, outlets and transactions are followed by their changes", () => {
  expect(followed.map(({ resource }) => resource.path).sort()).toEqual(["media", "offers", "orders", "transactions"]);
});
