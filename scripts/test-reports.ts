import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export type Counts = { passed: number; failed: number; skipped: number };
export type Timed = { name: string; milliseconds: number };
/** `unsteady` are the tests that failed first and passed when they were repeated. */
export type TestReport = { counts: Counts; timed: Timed[]; unsteady: string[] };

type VitestReport = { testResults: VitestFile[] };
type VitestFile = {
  name: string;
  status: "passed" | "failed";
  startTime: number;
  endTime: number;
  assertionResults: { status: string }[];
};

/** Reads Vitest's JSON of a run, and of the one that repeated its failed files; undefined when there is none. */
export function vitestReport(file: string, repeatedFile: string): TestReport | undefined {
  const first = read<VitestReport>(file);
  if (!first) return undefined;
  const repeated = new Map(read<VitestReport>(repeatedFile)?.testResults.map((each) => [each.name, each]));
  const last = first.testResults.map((each) => repeated.get(each.name) ?? each);
  const statuses = last.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  return {
    counts: { passed, failed, skipped: statuses.length - passed - failed },
    timed: first.testResults.map((each) => ({ name: inProject(each), milliseconds: each.endTime - each.startTime })),
    unsteady: first.testResults
      .filter(({ name, status }) => status === "failed" && repeated.get(name)?.status === "passed")
      .map(inProject),
  };
}

/** Paths of the files in which Vitest's JSON tells a failure, from the project's root. */
export function failedFiles(file: string): string[] {
  const failed = read<VitestReport>(file)?.testResults.filter(({ status }) => status === "failed");
  return failed?.map(inProject) ?? [];
}

const inProject = ({ name }: VitestFile): string => relative(process.cwd(), name);

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
