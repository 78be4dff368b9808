import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export type Counts = { passed: number; failed: number; skipped: number };
export type Timed = { name: string; milliseconds: number };
export type TestReport = { counts: Counts; timed: Timed[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

/** Reads Vitest's JSON; undefined when it wrote none. */
export function vitestReport(file: string): TestReport | undefined {
  const report = read<VitestReport>(file);
  return (
    report && {
      counts: { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
      timed: report.testResults.map(({ name, startTime, endTime }) => ({
        name: relative(process.cwd(), name),
        milliseconds: endTime - startTime,
      })),
    }
  );
}

type Suite = { specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; tests: { results: { duration: number }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** Reads Playwright's JSON; undefined when it wrote none. */
export function playwrightReport(file: string): TestReport | undefined {
  const report = read<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    counts: { passed: expected + flaky, failed: unexpected, skipped },
    timed: report.suites.flatMap(specsIn).map(({ title, file, tests }) => ({
      name: `${file}: ${title}`,
      milliseconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
  };
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
