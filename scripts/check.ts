/**
 * `npm test`: every check, in order, as CI runs it. With names, only those steps: `npm test -- types-server tests`. The
 * last line sums the tests.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { type Counts, playwrightReport, type TestReport, vitestReport } from "./test-reports.ts";

type Step = {
  name: string;
  command: string;
  environment?: Record<string, string>;
  report?: () => TestReport | undefined;
};

const shownSlowest = 10;

const reports = mkdtempSync(join(tmpdir(), "byline-check-"));
const unitReport = join(reports, "vitest.json");
const storyReport = join(reports, "playwright.json");

const steps: Step[] = [
  { name: "format-and-lint", command: "biome ci" },
  { name: "types-pure", command: "tsc -p tsconfig.pure.json" },
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
  {
    name: "tests",
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    report: () => vitestReport(unitReport),
  },
  { name: "build", command: "vite build" },
  {
    name: "browser",
    command: "playwright test --reporter=list,json",
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: storyReport },
    report: () => playwrightReport(storyReport),
  },
];

process.exitCode = check(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });

function check(names: string[]): number {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(", ")}. There are: ${steps.map(({ name }) => name).join(", ")}.`);
    return 1;
  }
  const began = performance.now();
  const tested: TestReport[] = [];
  const failed = steps
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .find((step) => !run(step, tested));
  if (failed) console.error(`\nStopped: ${failed.name} failed.`);
  for (const report of tested) printSlowest(report);
  console.log(`\nAll of it took ${minutes(performance.now() - began)}.`);
  if (tested.length > 0) console.log(`\n${summed(tested.map(({ counts }) => counts))}`);
  return failed ? 1 : 0;
}

function run({ name, command, environment, report }: Step, tested: TestReport[]): boolean {
  console.log(`\n> ${name}: ${command.split(" --")[0]}`);
  const [program = "", ...parameters] = command.split(" ");
  const began = performance.now();
  const windows = process.platform === "win32";
  const tool = resolve("node_modules/.bin", windows ? `${program}.cmd` : program);
  const { status } = spawnSync(program === "node" ? program : tool, parameters, {
    // The tools' own first lines look for "node" too: it must be the one that runs this file.
    env: { ...process.env, ...environment, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
    shell: windows,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const found = report?.();
  if (found) tested.push(found);
  console.log(`< ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds(performance.now() - began)}`);
  return status === 0;
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

/** `1200 passed, 0 failed`: readers look for this line, alone and last. */
function summed(all: Counts[]): string {
  const of = (kind: keyof Counts) => all.reduce((sum, counts) => sum + counts[kind], 0);
  return `${of("passed")} passed, ${of("failed")} failed${of("skipped") > 0 ? `, ${of("skipped")} skipped` : ""}`;
}
