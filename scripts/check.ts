/**
 * Everything that must hold, in order, as CI runs it: `npm test`. With names it runs only those steps:
 * `npm test -- types-server tests`. The last line sums the tests.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

type Counts = { passed: number; failed: number; skipped: number };
type Step = { name: string; command: string; environment?: Record<string, string>; counts?: () => Counts };

const reports = mkdtempSync(join(tmpdir(), "byline-check-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

const steps: Step[] = [
  { name: "format-and-lint", command: "biome ci" },
  { name: "types-pure", command: "tsc -p tsconfig.pure.json" },
  { name: "types-server", command: "tsc -p tsconfig.server.json" },
  { name: "types-web", command: "tsc -p tsconfig.web.json" },
  { name: "types-e2e", command: "tsc -p tsconfig.e2e.json" },
  { name: "dependencies", command: "depcruise src" },
  { name: "dead-code", command: "knip" },
  { name: "migrations", command: "node scripts/check-migrations.ts" },
  {
    name: "tests",
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    counts: () => vitestCounts(readReport(vitestReport)),
  },
  { name: "build", command: "vite build" },
  {
    name: "browser",
    command: "playwright test --reporter=list,json",
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    counts: () => playwrightCounts(readReport(playwrightReport)),
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
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  const failed = steps.filter(({ name }) => names.length === 0 || names.includes(name)).find((step) => !run(step, sum));
  if (failed) console.error(`\nStopped: ${failed.name} failed.`);
  const { passed, failed: failures, skipped } = sum;
  if (passed + failures > 0)
    console.log(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed ? 1 : 0;
}

function run({ name, command, environment, counts }: Step, sum: Counts): boolean {
  console.log(`\n> ${name}: ${command.split(" --")[0]}`);
  const [program = "", ...parameters] = command.split(" ");
  const began = performance.now();
  const windows = process.platform === "win32";
  const tool = resolve("node_modules/.bin", windows ? `${program}.cmd` : program);
  const { status } = spawnSync(program === "node" ? program : tool, parameters, {
    // "node", which the tools' own first lines ask for as well, must be the one that runs this file.
    env: { ...process.env, ...environment, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` },
    shell: windows,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const found = counts?.();
  if (found) for (const kind of ["passed", "failed", "skipped"] as const) sum[kind] += found[kind];
  console.log(
    `< ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
  return status === 0;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function vitestCounts(report?: { numPassedTests: number; numFailedTests: number; numPendingTests: number }): Counts {
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  };
}

function playwrightCounts(report?: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped };
}
