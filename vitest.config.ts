import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { InstallationsFirst } from "./scripts/installations-first.ts";
import { testWorkers } from "./scripts/test-workers.ts";

/** Tests with Node's APIs or the database; all others test pure code. */
const serverTests = [
  "src/**/server/**/*.test.ts",
  "src/embedded-postgres/**/*.test.ts",
  "src/platform/{database,lists,http,jobs,mail,files,threads}/**/*.test.ts",
  "test/**/*.test.ts",
];
/** A locale is chosen before anything loads, so these have processes of their own. */
const translatedTests = ["test/translated/**/*.test.ts"];

const unitTests = ["src/**/*.test.{ts,tsx}", "bench/**/*.test.ts"];

/** A replaced module would stay so for the process's next test file: these get their own process. */
const aloneTests = globSync(unitTests).filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, "utf8")));

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: testWorkers,
    sequence: { sequencer: InstallationsFirst },
    // Test files share their process: a fresh one for each took most of the time (decision 0022).
    isolate: false,
    unstubGlobals: true,
    // Generous for slow machines: they end only a test that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: "unit", include: unitTests, exclude: [...serverTests, ...aloneTests] } },
      { extends: true, test: { name: "unit-alone", include: aloneTests, isolate: true } },
      {
        extends: true,
        test: {
          name: "server",
          include: serverTests,
          exclude: translatedTests,
          globalSetup: "test/global-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "translated",
          include: translatedTests,
          isolate: true,
          setupFiles: "test/translated/setup.ts",
          globalSetup: "test/global-setup.ts",
        },
      },
    ],
  },
});
