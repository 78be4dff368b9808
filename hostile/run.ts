/**
 * `npm run test:hostile`: attacks of outsiders at full size, with figures; names select some of them. Exits with 1 when
 * a bound is broken. `npm test` runs them at a small size.
 */
import { spawnSync } from "node:child_process";
import { runBank } from "./bank/bank.ts";
import { type Drain, drainQueues } from "./drains.ts";
import { type Reading, readHostilePages } from "./readings.ts";
import { meetSilence, type SilenceReport } from "./silence.ts";
import { runStorm } from "./storm.ts";
import { walkOrders } from "./walk/walk.ts";

/** Each returns its broken bounds. */
const tries = { pages, drains, silence, walks, races, gifts, thieves, bank, storm };

async function pages(): Promise<string[]> {
  const reading: Reading = await readHostilePages(200, 4_950_000);
  const { mostMilliseconds, slowestMilliseconds, refusedTexts } = reading;
  print("pages", {
    "pages, each read in four ways": reading.pages,
    "another caller waited at most, ms": mostMilliseconds,
    beside: reading.beside,
    "the slowest reading took, ms": slowestMilliseconds,
    "texts refused": refusedTexts,
  });
  return mostMilliseconds < 100 ? [] : [`a page held another caller for ${Math.round(mostMilliseconds)} ms`];
}

async function drains(): Promise<string[]> {
  const { queues, seconds, jobsPerSecond, left, idleMilliseconds }: Drain = await drainQueues(1_000);
  print("drains", {
    "queues, 1 000 jobs each": queues,
    "all done after, s": seconds,
    "jobs a second": jobsPerSecond,
    "jobs not done": left,
    "from post to start, idle, median ms": idleMilliseconds.median,
    "from post to start, idle, most ms": idleMilliseconds.most,
  });
  return [
    ...(left === 0 ? [] : [`${left} jobs are not done`]),
    ...(seconds < 120 ? [] : [`the queues took ${Math.round(seconds)} s`]),
    ...(idleMilliseconds.median <= 50 ? [] : [`a job starts after ${Math.round(idleMilliseconds.median)} ms`]),
  ];
}

async function silence(): Promise<string[]> {
  const cuts = [0, 1, 40, 300, 2_000].map((afterBytes) => ({ is: "cut" as const, afterBytes }));
  const { lines, stoppedWith, stoppedAfter }: SilenceReport = await meetSilence([
    { is: "silent" },
    ...cuts,
    { is: "slow", bytesPerSecond: 100 },
    { is: "slow", bytesPerSecond: 2_000 },
  ]);
  for (const { line, ...figures } of lines)
    print(`line ${line}`, {
      "slowest answer, ms": figures.slowestAnswer,
      answers: figures.statuses.join(", "),
      "well again after, ms": figures.backAfter,
    });
  print("stopped while silent", { "exit code": stoppedWith ?? "none", "after, ms": stoppedAfter });
  return [
    ...lines
      .filter(({ slowestAnswer }) => slowestAnswer > 10_000)
      .map(({ line }) => `${line}: an answer took too long`),
    ...lines.filter(({ backAfter }) => backAfter > 10_000).map(({ line }) => `${line}: well again too late`),
    ...(stoppedWith === 0 && stoppedAfter < 10_000 ? [] : ["it did not stop with 0 within ten seconds"]),
  ];
}

async function walks(): Promise<string[]> {
  const { steps, moves, done } = walkOrders(1_000, 250);
  const rarest = Object.entries(done).toSorted(([, few], [, many]) => few - many);
  print("walks", { "steps, the books checked at each": steps, "moves made": moves });
  print("walks, move by move", Object.fromEntries(rarest));
  return rarest.filter(([, times]) => times === 0).map(([deed]) => `no walk came to: ${deed}`);
}

/** Every move of an order against every other one, a hundred rounds. */
async function races(): Promise<string[]> {
  return runTest("src/orders/server/races.test.ts", { RACE_ROUNDS: "100" }) ? [] : ["two moves at once were not one"];
}

/** Four people on both sides join and leave each other's organizations: two thousand deeds with gifts alone. */
async function gifts(): Promise<string[]> {
  const size = { GIFT_STEPS: "2000", GIFT_SEED: String(Date.now() % 1_000_000) };
  return runTest("test/installation/gifts.test.ts", size) ? [] : ["a gift left as cash"];
}

/** A stale session, a lone operator and a publisher with stolen cards: a thousand tries. */
async function thieves(): Promise<string[]> {
  const size = { THIEF_STEPS: "1000", THIEF_SEED: String(Date.now() % 1_000_000) };
  return runTest("test/installation/thieves.test.ts", size) ? [] : ["a thief got at money"];
}

/** Runs a server test at another size; variables of the environment override it. */
function runTest(file: string, size: Record<string, string>): boolean {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "server", file];
  return spawnSync(process.execPath, vitest, { stdio: "inherit", env: { ...size, ...process.env } }).status === 0;
}

/** Every deed of money at random for three minutes, with twenty kills of the server and five of the database. */
async function bank(): Promise<string[]> {
  const seconds = Number(process.env.BANK_SECONDS ?? 180);
  const seed = Number(process.env.BANK_SEED ?? Date.now() % 1_000_000);
  const report = await runBank({ tellers: 32, seconds, serverKills: 20, databaseKills: 5, seed, hasClock: true });
  print("bank", {
    seed,
    "deeds of money acknowledged": report.deeds,
    "gone through": Object.entries(report.rounds)
      .map(([name, times]) => `${name} ${times}`)
      .join(", "),
    "calls, and how often one was sent again": `${report.calls}, ${report.retries}`,
    "kills of the server, of the database": `${report.serverKills}, ${report.databaseKills}`,
    "accounts compared": report.accounts,
    differences: report.differences.length,
  });
  return report.differences;
}

/** Every report of Stripe a hundred times, shuffled, while the server is killed ten times. */
async function storm(): Promise<string[]> {
  const { deliveries, kills, events, differences } = await runStorm({ copies: 100, kills: 5 });
  print("storm", {
    "reports, deliveries of them": `${events}, ${deliveries}`,
    "kills of the server": kills,
    differences: differences.length,
  });
  return differences;
}

function print(title: string, figures: Record<string, string | number>): void {
  console.log(`\n${title}`);
  for (const [name, figure] of Object.entries(figures))
    console.log(`  ${name.padEnd(40)} ${typeof figure === "number" ? Math.round(figure * 10) / 10 : figure}`);
}

const names = process.argv.slice(2);
const broken: string[] = [];
for (const [name, attempt] of Object.entries(tries))
  if (names.length === 0 || names.includes(name)) broken.push(...(await attempt()));
for (const bound of broken) console.error(`Broken: ${bound}.`);
process.exit(broken.length > 0 ? 1 : 0);
