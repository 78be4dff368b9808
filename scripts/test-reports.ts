import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export type Counts = { passed: number; failed: number; skipped: number };
export type Timed = { name: string; milliseconds: number };
/** `unsteady` are the tests that failed first and passed when they were repeated. */
export type TestReport = { counts: Counts; timed: Timed[]; unsteady: string[] };

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
      unsteady: [],
    }
  );
}

type Suite = { specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; tests: { status: string; results: { duration: number }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

/** Reads Playwright's JSON; undefined when it wrote none. */
export function playwrightReport(file: string): TestReport | undefined {
  const report = read<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(specsIn);
  return {
    counts: { passed: expected + flaky, failed: unexpected, skipped },
    timed: specs.map((spec) => ({
      name: named(spec),
      milliseconds: sum(spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(named),
  };
}

const named = ({ file, title }: Spec): string => `${file}: ${title}`;

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
