/** `npm run bench:trees -- ../before`: this checkout and another driven in turn, and the ratio of their answers. See README.md. */
import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { asAdvertiser, fillIndex, signInAdvertisers } from "./load/callers.ts";
import { driveHttp } from "./measure/drive.ts";
import { median } from "./measure/percentile.ts";
import { processorOf } from "./measure/processor.ts";
import { turnsApart } from "./measure/rounds.ts";
import type { ServedTree } from "./processes/tree.ts";
import { readSettings, type Settings } from "./settings.ts";
import type { Work } from "./work/work.ts";
import { worksOf } from "./work/works.ts";

type Tree = { process: ChildProcess; url: string; tokens: string[]; pool: pg.Pool; works: Work[] };
/** Answers a second, and milliseconds of processor that server and database together took for one. */
type TreeSeen = { perSecond: number; processor: number };
type TreeLine = { name: string; index: number; clients: number; before: TreeSeen[]; after: TreeSeen[] };

const [other = ""] = process.argv.slice(2).filter((parameter) => !parameter.startsWith("--"));
if (!other) throw new Error("name the other checkout: npm run bench:trees -- ../before");
const settings = readSettings(process.argv.slice(2), process.env, { media: 2_000, rounds: 8 });
const here = fileURLToPath(new URL("..", import.meta.url));

console.log(`Loading ${settings.media} outlets in both checkouts …`);
const before = await openTree(resolve(other), settings);
const after = await openTree(here, settings);
try {
  printRatios(await driveInTurn(before, after, settings));
} finally {
  await Promise.all([closeTree(before), closeTree(after)]);
}

async function openTree(directory: string, { media, poolSize }: Settings): Promise<Tree> {
  const child = fork(fileURLToPath(new URL("processes/tree.ts", import.meta.url)), {
    cwd: directory,
    env: { ...process.env, TREE: directory, BENCH_MEDIA: String(media), DATABASE_POOL_SIZE: String(poolSize) },
  });
  const { url, ownerUrl } = await new Promise<ServedTree>((served, failed) => {
    child.once("message", (message) => served(message as ServedTree));
    child.once("exit", (code) => failed(new Error(`${directory} ended with ${code}`)));
  });
  const tokens = await signInAdvertisers(url);
  await fillIndex(url, tokens);
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  return { process: child, url, tokens, pool, works: worksOf(pool, media) };
}

async function closeTree({ process: child, pool }: Tree): Promise<void> {
  await pool.end();
  await new Promise((ended) => {
    child.once("exit", ended);
    child.kill("SIGTERM");
  });
}

/** The first round warms up; every other round begins with the other tree, so that load elsewhere hits both alike. */
async function driveInTurn(one: Tree, two: Tree, { rounds, clients, seconds, only }: Settings): Promise<TreeLine[]> {
  const lines = one.works.flatMap(({ name }, index): TreeLine[] =>
    name.includes(only) && !name.includes("by hand")
      ? clients.map((number) => ({ name, index, clients: number, before: [], after: [] }))
      : [],
  );
  for (let round = 0; round <= rounds; round++)
    for (const line of lines) {
      const turn = (round * lines.length + lines.indexOf(line)) * turnsApart;
      const drive = { clients: line.clients, seconds: seconds / 2 };
      for (const side of round % 2 === 0 ? (["before", "after"] as const) : (["after", "before"] as const)) {
        const seen = await driveTree(side === "before" ? one : two, line.index, turn, drive);
        if (round > 0) line[side].push(seen);
      }
    }
  return lines;
}

async function driveTree(
  { process: child, url, tokens, works }: Tree,
  index: number,
  turn: number,
  drive: { clients: number; seconds: number },
): Promise<TreeSeen> {
  const work = works[index];
  if (!work) throw new Error(`there is no work ${index}`);
  await work.prepare?.();
  let next = turn;
  const spent = processorOf(child.pid ?? 0);
  const { perSecond, latencies } = await driveHttp(url, () => asAdvertiser(work, next++, tokens), drive);
  return { perSecond, processor: (processorOf(child.pid ?? 0) - spent) / latencies.length };
}

function printRatios(lines: TreeLine[]): void {
  console.log(`${"".padEnd(31)}clients  answers a second: before, after, ratio   processor ms: before, after, ratio`);
  for (const { name, clients, before: old, after: now } of lines) {
    const cells = (["perSecond", "processor"] as const).map((figure) => {
      const [was, is] = [old, now].map((seen) => seen.map((each) => each[figure]));
      const digits = figure === "perSecond" ? 0 : 2;
      return [
        median(was ?? []).toFixed(digits),
        median(is ?? []).toFixed(digits),
        ratioOf(old, now, figure).toFixed(2),
      ];
    });
    console.log(
      `${name.padEnd(31)}${String(clients).padStart(7)}${cells.map((cell) => cell.map((text) => text.padStart(12)).join("")).join("    ")}`,
    );
  }
  for (const name of new Set(lines.map((line) => line.name))) {
    const same = lines.filter((line) => line.name === name);
    const means = (["perSecond", "processor"] as const).map((figure) =>
      geometricMean(same.map(({ before: old, after: now }) => ratioOf(old, now, figure))).toFixed(2),
    );
    console.log(`${name.padEnd(38)}${means.map((mean) => mean.padStart(36)).join("    ")}`);
  }
}

/** The median of the rounds' ratios: a busy second of the machine spoils one round, not the figure. */
function ratioOf(old: TreeSeen[], now: TreeSeen[], figure: keyof TreeSeen): number {
  return median(now.map((seen, round) => seen[figure] / (old[round]?.[figure] ?? Number.NaN)));
}

function geometricMean(ratios: number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}
