/**
 * `npm test`: every check, in order, as CI runs it. With names, only those steps: `npm test -- types-server tests`. The
 * last line sums the tests.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { filledDemoVariable } from "../test/filled-demo.ts";
import { scratchFolder } from "../test/scratch.ts";
import { type Counts, failedFiles, playwrightReport, type TestReport, vitestReport } from "./test-reports.ts";
import { unhandledErrorsVariable } from "./unhandled-errors.ts";

type Step = {
  name: string;
  command: string;
  environment?: Record<string, string>;
  /** A step before it in the list, whose end it waits for. */
  after?: string;
  /** Environment of the steps after it. */
  provides?: Record<string, string>;
  report?: () => TestReport | undefined;
  /** The command that repeats what failed; undefined where that proves nothing. */
  repeat?: () => string | undefined;
};

const shownSlowest = 10;
/** More failed files than these have a cause in common, which a repeat won't change. */
const repeatedFilesMost = 3;

const reports = mkdtempSync(join(tmpdir(), "byline-check-"));
const unitReport = join(reports, "vitest.json");
const repeatedReport = join(reports, "vitest-repeated.json");
const unhandledErrors = join(reports, "unhandled-errors");
const storyReport = join(reports, "playwright.json");

const filled = scratchFolder();

/** They run side by side, one more than processors since the demo often waits; their words are shown at their end. */
const preparations: Step[] = [
  { name: "build", command: "vite build" },
  { name: "format-and-lint", command: "biome ci" },
  { name: "types-pure", command: "tsc -p tsconfig.pure.json" },
  {
    name: "demo",
    command: `node scripts/fill-demo.ts ${filled.path}`,
    // A server reads the built app as it starts, and a half-written one fails it.
    after: "build",
    provides: { [filledDemoVariable]: filled.path },
  },
  { name: "types-server", command: "tsc -p tsconfig.server.json" },
  { name: "types-web", command: "tsc -p tsconfig.web.json" },
  { name: "types-e2e", command: "tsc -p tsconfig.e2e.json" },
  { name: "dependencies", command: "depcruise src" },
  { name: "folders", command: "node scripts/check-folders.ts" },
  { name: "functions", command: "node scripts/check-functions.ts" },
  { name: "names", command: "node scripts/check-names.ts" },
  { name: "tables", command: "node scripts/check-tables.ts" },
  { name: "comments", command: "node scripts/check-comments.ts" },
  { name: "file-names", command: "node scripts/check-file-names.ts" },
  { name: "dead-code", command: "knip" },
  { name: "migrations", command: "node scripts/check-migrations.ts" },
  { name: "description", command: "node scripts/check-description.ts" },
];

/** They run side by side too, since each waits for a quarter of its time. */
const trials: Step[] = [
  {
    name: "tests",
    command: testing(unitReport),
    environment: { [unhandledErrorsVariable]: unhandledErrors },
    report: () => vitestReport(unitReport, repeatedReport),
    repeat: () => {
      if (existsSync(unhandledErrors)) return undefined;
      const files = failedFiles(unitReport);
      return files.length > 0 && files.length <= repeatedFilesMost ? testing(repeatedReport, files) : undefined;
    },
  },
  {
    name: "browser",
    command: "playwright test --reporter=list,json",
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: storyReport },
    report: () => playwrightReport(storyReport),
  },
];

const steps = [...preparations, ...trials];

process.exitCode = await check(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });
filled.remove();

async function check(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(", ")}. There are: ${steps.map(({ name }) => name).join(", ")}.`);
    return 1;
  }
  const began = performance.now();
  const tested: TestReport[] = [];
  const chosen = ({ name }: Step) => names.length === 0 || names.includes(name);
  const failures = await failuresOf(preparations.filter(chosen), availableParallelism() + 1, tested);
  if (failures.length === 0) failures.push(...(await failuresOf(trials.filter(chosen), trials.length, tested)));
  for (const { name, said } of failures) console.error(`${said}\nStopped: ${name} failed.`);
  for (const report of tested) printSlowest(report);
  printUnsteady(tested.flatMap(({ unsteady }) => unsteady));
  console.log(`\nAll of it took ${minutes(performance.now() - began)}.`);
  if (tested.length > 0) console.log(`\n${summed(tested.map(({ counts }) => counts))}`);
  return failures.length > 0 ? 1 : 0;
}

function testing(report: string, files: string[] = []): string {
  const reporters = ["default", "json", "./scripts/unhandled-errors.ts"].map((reporter) => `--reporter=${reporter}`);
  return ["vitest run", ...files, ...reporters, `--outputFile.json=${report}`].join(" ");
}

/** `said` is what it printed, unless that was heard already. */
type Failure = { name: string; said: string };

/** Runs the steps in order, `atOnce` side by side; none begins after one has failed. */
async function failuresOf(chosen: Step[], atOnce: number, tested: TestReport[]): Promise<Failure[]> {
  const waiting = chosen.values();
  const ends = new Map<string, Promise<Failure | undefined>>();
  const failures: Failure[] = [];
  const work = async () => {
    for (const step of waiting) {
      if (step.after) await ends.get(step.after);
      if (failures.length > 0) return;
      const end = run(step, tested);
      ends.set(step.name, end);
      const failure = await end;
      if (failure) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failures;
}

/** Runs one step; with `CI` set, what failed of it once more (decision 0240). */
async function run(step: Step, tested: TestReport[]): Promise<Failure | undefined> {
  const { name, command, environment, provides, report, repeat } = step;
  const isHeard = trials.includes(step);
  const began = performance.now();
  const title = titleOf(name, command);
  if (isHeard) console.log(title);
  let { status, said } = await ended(command, { environment, isHeard });
  const again = status !== 0 && process.env.CI ? repeat?.() : undefined;
  if (again) {
    console.log(titleOf(`${name}, what failed once more`, again));
    ({ status, said } = await ended(again, { environment, isHeard }));
  }
  const hasPassed = status === 0;
  // A failure's words stand at the very end, where a cut output still has them.
  if (!isHeard) console.log(said && hasPassed ? `${title}\n${said.trimEnd()}` : title);
  const found = report?.();
  if (found) tested.push(found);
  if (hasPassed) Object.assign(process.env, provides);
  console.log(`< ${name}: ${hasPassed ? "passed" : "FAILED"} in ${seconds(performance.now() - began)}`);
  return hasPassed ? undefined : { name, said: said && `\n${said.trimEnd()}` };
}

function titleOf(name: string, command: string): string {
  return `\n> ${name}: ${command.split(" --")[0]}`;
}

type Running = { environment: Record<string, string> | undefined; isHeard: boolean };

/** `said` is empty for a program that is heard while it runs. */
function ended(command: string, { environment, isHeard }: Running): Promise<{ status: number | null; said: string }> {
  const [program = "", ...parameters] = command.split(" ");
  const windows = process.platform === "win32";
  const tool = resolve("node_modules/.bin", windows ? `${program}.cmd` : program);
  const child = spawn(program === "node" ? process.execPath : tool, parameters, {
    // The tools' own first lines look for "node" too: it must be the one that runs this file.
    env: { ...process.env, ...environment, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
    shell: windows,
    stdio: ["ignore", isHeard ? "inherit" : "pipe", isHeard ? "inherit" : "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (said += part));
  return new Promise((done) => {
    child.once("error", (error) => done({ status: null, said: `${said}${error.message}` }));
    child.once("close", (status) => done({ status, said }));
  });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

function minutes(milliseconds: number): string {
  return `${(milliseconds / 60_000).toFixed(1)} minutes`;
}

function printSlowest({ timed }: TestReport): void {
  console.log(`\nThe slowest of ${timed.length}:`);
  for (const { name, milliseconds } of timed
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, shownSlowest))
    console.log(`${seconds(milliseconds).padStart(8)}  ${name}`);
}

function printUnsteady(names: string[]): void {
  if (names.length === 0) return;
  console.log("\nFailed once and passed when repeated, to be mended:");
  for (const name of names) console.log(`  ${name}`);
}

/** `1200 passed, 0 failed`: readers look for this line, alone and last. */
function summed(all: Counts[]): string {
  const of = (kind: keyof Counts) => all.reduce((sum, counts) => sum + counts[kind], 0);
  return `${of("passed")} passed, ${of("failed")} failed${of("skipped") > 0 ? `, ${of("skipped")} skipped` : ""}`;
}
