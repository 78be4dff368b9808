/**
 * `npm run bench:trade`: the cost of every list in a grown installation (BENCH_ORDERS, by default 200 000 orders), for
 * organizations of 1 000, 10 000 and 100 000 orders.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { booksId } from "#operator/books/books.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { noFiles } from "#platform/files/store.ts";
import { verifyLedger } from "#wallet/server/verify-ledger.ts";
import { readConfig } from "../src/config.ts";
import { queuesOf } from "../src/queues.ts";
import { resourcesOf } from "../src/resources.ts";
import { buildServer } from "../src/server.ts";
import { statementsOf, stepsOf } from "../test/statements.ts";
import { emailOf, password } from "./load/advertisers.ts";
import { keyOf, kinds } from "./load/chance.ts";
import { loadTrade } from "./load/trade/load.ts";
import { medianOf } from "./measure/percentile.ts";
import { openBenchDatabase } from "./open.ts";
import { readSettings } from "./settings.ts";

const { only, plans } = readSettings(process.argv.slice(2), process.env);
const orders = Number(process.env.BENCH_ORDERS ?? 200_000);
/** An organization is left out where the whole trade is not larger than it. */
const ofTheFirst = [100_000, 10_000, 1_000].map((size) => (size < orders ? size : 0));
const smallestFirst = [2, 1, 0];
const turns = 9;
/** By then statements have their lasting plans, and Node has compiled what the rows of a page pass. */
const warmingTurns = 40;

/** Lists of one thing take it as a parameter; some are asked in their busiest shapes too, for this advertiser's campaign and project. */
const shapesOf = (advertiser: number): Record<string, string[]> => ({
  metric_readings: [`media=${keyOf(kinds.media, 0)}`],
  ...Object.fromEntries(
    ["order_extras", "order_events", "link_checks", "text_versions", "brief_versions", "comments"].map((path) => [
      path,
      [`order=${keyOf(kinds.order, orders - 2)}`],
    ]),
  ),
  orders: [
    "",
    "sort=due&task=toWrite",
    "status=booked",
    "status=disputed",
    "search=17",
    `campaign=${keyOf(kinds.campaign, advertiser)}&itemsPerPage=100`,
    `project=${keyOf(kinds.project, advertiser)}`,
  ],
  transactions: ["", "type=0", "from=2026-01-01", `campaign=${keyOf(kinds.campaign, advertiser)}`],
  notifications: ["", "unread=true"],
  messages: ["", "search=picture"],
  invoices: ["", "search=B00000017", "from=2026-01-01"],
  disputes: ["", "state=decided"],
  claims: ["", "state=closed"],
  ledger_accounts: ["", "kind=earnings"],
});

/** An order is another one in an installation of a tenth, and a publisher has others of an advertiser's campaign. */
const isElsewhereAnother = (role: Role, query: string): boolean =>
  (role === "publisher" ? /^(order|media|campaign|project)=/ : /^(order|media)=/).test(query);

/** Items that add up what an organization has. */
const items = {
  advertiser: (number: number) => [
    `campaigns/${keyOf(kinds.campaign, number)}`,
    `projects/${keyOf(kinds.project, number)}`,
    `wallets/${keyOf(kinds.advertiser, number)}`,
    `statements/${keyOf(kinds.advertiser, number)}?from=2026-10-01&to=2026-10-31`,
    `advertiser_homes/${keyOf(kinds.advertiser, number)}`,
    `task_counts/${keyOf(kinds.advertiser, number)}`,
  ],
  publisher: (number: number) => [
    `wallets/${keyOf(kinds.publisher, number)}`,
    `statements/${keyOf(kinds.publisher, number)}?from=2026-10-01&to=2026-10-31`,
    `publisher_homes/${keyOf(kinds.publisher, number)}`,
    `task_counts/${keyOf(kinds.publisher, number)}`,
  ],
  operator: () => [`books/${booksId}`],
};

type Answer = { milliseconds: number; total: number; bytes: number };
type Reader = { number: number; get: (path: string) => Promise<Answer> };
type Role = keyof typeof items;

const listsOf = (advertiser: number) =>
  resourcesOf({ PAYMENT_PROVIDER: "sandbox" }).flatMap(({ path, operations }) =>
    operations
      .filter(({ method, answers }) => method === "GET" && answers === "collection")
      .map((operation) => ({
        path: `${path}${operation.path}`,
        queries: shapesOf(advertiser)[path] ?? [""],
        isOfOperators: operation.operator,
      })),
  );

async function signIn(app: FastifyInstance, email: string, number: number): Promise<Reader> {
  const signedIn = await app.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email, password },
  });
  const { access_token: token } = signedIn.json<{ access_token?: string }>();
  if (!token) throw new Error(`${email} could not sign in: ${signedIn.body}`);
  const get = async (path: string) => {
    const began = performance.now();
    const answer = await app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } });
    const milliseconds = performance.now() - began;
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${answer.body}`);
    return { milliseconds, total: answer.json()["hydra:totalItems"] ?? 0, bytes: answer.body.length };
  };
  return { number, get };
}

async function timeOf({ get }: Reader, path: string): Promise<number> {
  for (let turn = 0; turn < warmingTurns; turn++) await get(path);
  return medianOf(turns, () => get(path));
}

async function readersOf(app: FastifyInstance, numbers: number[]): Promise<Record<Role, Reader[]>> {
  const several = (email: (number: number) => string) =>
    Promise.all(numbers.map((number) => signIn(app, email(number), number)));
  return {
    advertiser: await several(emailOf),
    publisher: await several((number) => `publisher-${number}@bench.example`),
    operator: [await signIn(app, "operator@bench.example", 0)],
  };
}

async function measureAll(app: FastifyInstance, database: Database): Promise<void> {
  const readers = await readersOf(
    app,
    smallestFirst.filter((number) => ofTheFirst[number]),
  );
  console.log(`\n${"ms, one caller, without HTTP".padEnd(62)}   1 000  10 000 100 000 last page  total   kB`);
  for (const [role, ofRole] of Object.entries(readers) as [Role, Reader[]][]) {
    for (const { path, queries, isOfOperators } of listsOf(0)) {
      if (isOfOperators !== (role === "operator") || !path.includes(only)) continue;
      for (const query of queries) await measureList(database, role, ofRole, `${path}?${query}`);
    }
    await measureItems(role, ofRole);
  }
}

/** The same pages in an installation of a tenth, asked in turn: organizations are as large, all others ten times as many. */
async function measureTenfold(app: FastifyInstance, tenth: FastifyInstance): Promise<void> {
  const number = 1;
  const [large, small] = [await readersOf(app, [number]), await readersOf(tenth, [number])];
  console.log(`\n${"an organization of 10 000 orders, ms, the least".padEnd(62)}  a tenth     all   ratio`);
  for (const role of ["advertiser", "publisher"] as const) {
    const [ofAll, ofTenth] = [large[role][0], small[role][0]];
    if (!ofAll || !ofTenth) continue;
    const paths = listsOf(number)
      .filter(({ isOfOperators }) => !isOfOperators)
      .flatMap(({ path, queries }) =>
        queries.filter((query) => !isElsewhereAnother(role, query)).map((query) => `${path}?${query}`),
      );
    for (const path of [...paths, ...items[role](number)]) {
      if (!path.includes(only)) continue;
      const [before, after] = await timesInTurn(ofTenth, ofAll, path);
      printLine(role, path, [before, after], (after / before).toFixed(2).padStart(8));
    }
  }
}

/** The least of each, which work elsewhere on the machine disturbs least. */
async function timesInTurn(one: Reader, other: Reader, path: string): Promise<[number, number]> {
  for (let turn = 0; turn < warmingTurns; turn++) await Promise.all([one.get(path), other.get(path)]);
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 3 * turns; turn++)
    for (const place of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      times[place].push((await (place === 0 ? one : other).get(path)).milliseconds);
  return [Math.min(...times[0]), Math.min(...times[1])];
}

async function measureList(database: Database, role: Role, readers: Reader[], path: string): Promise<void> {
  const times: number[] = [];
  for (const reader of readers) times.push(await timeOf(reader, path));
  const largest = readers.at(-1) as Reader;
  const { total, bytes } = await largest.get(path);
  const page = Math.floor((total - 1) / 10);
  const last = page > 1 ? await timeOf(largest, `${path}&page=${page}`) : undefined;
  printLine(
    role,
    path,
    times,
    `${last?.toFixed(1) ?? ""}`.padStart(10) + String(total).padStart(8) + (bytes / 1_000).toFixed(1).padStart(6),
  );
  if (plans) await printPlans(database, () => largest.get(path));
}

async function measureItems(role: Role, readers: Reader[]): Promise<void> {
  for (const place of items[role](0).keys()) {
    const times: number[] = [];
    const path = items[role](readers.at(-1)?.number ?? 0)[place] ?? "";
    if (!path.includes(only)) continue;
    for (const reader of readers) times.push(await timeOf(reader, items[role](reader.number)[place] ?? ""));
    printLine(role, path, times, "");
  }
}

const printLine = (role: Role, path: string, times: number[], rest: string) =>
  console.log(
    `${role.padEnd(11)}${path.replace(/\?$/, "").slice(0, 50).padEnd(51)}${times
      .map((each) => each.toFixed(1).padStart(8))
      .join("")
      .padStart(24)}${rest}`,
  );

/** The slowest statement's steps by the rows that went through them. */
async function printPlans({ pool }: Database, work: () => Promise<unknown>): Promise<void> {
  for (const statement of await statementsOf(work)) {
    const { milliseconds, steps } = await stepsOf(pool, statement);
    const widest = steps.toSorted((one, other) => other.rows - one.rows).slice(0, 4);
    const words = widest.map(
      ({ node, relation, index, rows }) => `${[node, index ?? relation].filter(Boolean).join(" ")} ${rows}`,
    );
    console.log(`             ${milliseconds.toFixed(1).padStart(7)} ms  ${words.join(", ")}`);
  }
}

/** The loop's longest silence while the books are checked: a request would wait as long. */
async function printBooks({ pool }: Database): Promise<void> {
  const silence = monitorEventLoopDelay({ resolution: 1 });
  silence.enable();
  const began = performance.now();
  const { entries, problems } = await verifyLedger(pool);
  const seconds = (performance.now() - began) / 1_000;
  silence.disable();
  if (problems.length > 0) throw new Error(`the books differ: ${problems[0]}`);
  console.log(
    `the books, ${entries} entries: checked in ${seconds.toFixed(1)} s, longest silence of the loop ${(silence.max / 1e6).toFixed(1)} ms`,
  );
}

type Installation = { app: FastifyInstance; database: Database; close(): Promise<void> };

/** Fills a database of so many orders, or takes one that is filled already, and serves it. */
async function openInstallation(kept: string | undefined, orderCount: number): Promise<Installation> {
  const bench = kept ? undefined : await openBenchDatabase(4);
  const ownerUrl = kept ?? bench?.ownerUrl ?? "";
  const config = {
    ...readConfig({
      DATABASE_URL: ownerUrl,
      RATE_LIMIT: "0",
      RATE_LIMIT_ADDRESS: "0",
      AUTH_RATE_LIMIT: "0",
      OVERLOAD_MILLISECONDS: "0",
    }),
    operatorsNeedFactor: false,
  };
  const log = pino({ level: "silent" });
  const sizes = ofTheFirst.map((size) => (size < orderCount ? size : 0));
  if (bench) await loadTrade(ownerUrl, { orders: orderCount, ofTheFirst: sizes, media: 2_000, years: 2 }, console.log);
  else await migrate({ ownerUrl, queues: queuesOf(config) });
  const database = openDatabase({ url: applicationUrl(ownerUrl), poolSize: 4, log });
  const app = await buildServer({ config, database, store: noFiles(), log });
  return {
    app,
    database,
    close: async () => {
      await app.close();
      await database.close();
      await bench?.close();
    },
  };
}

const { BENCH_DATABASE, BENCH_TENTH } = process.env;
const opened = [await openInstallation(BENCH_DATABASE, orders)];
try {
  const [{ app, database }] = opened as [Installation];
  if (process.argv.includes("--tenfold")) {
    const tenth = await openInstallation(BENCH_TENTH, orders / 10);
    opened.push(tenth);
    await measureTenfold(app, tenth.app);
  } else {
    if (only !== "books") await measureAll(app, database);
    if ("books".includes(only)) await printBooks(database);
  }
} finally {
  for (const installation of opened) await installation.close();
}
