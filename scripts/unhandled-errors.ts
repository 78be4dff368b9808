import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Names the file that is written once errors came outside of tests: no file of tests is told to have failed by them. */
export const unhandledErrorsVariable = "BYLINE_UNHANDLED_ERRORS";

export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env[unhandledErrorsVariable];
    if (file && errors.length > 0) writeFileSync(file, String(errors.length));
  }
}
