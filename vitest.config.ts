import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { InstallationsFirst } from "./scripts/installations-first.ts";

/** Tests that need Node's world or the database lie in these folders; all others are of pure code. */
const serverTests = [
  "src/**/server/**/*.test.ts",
  "src/embedded-postgres/**/*.test.ts",
  "src/platform/{database,http,jobs,mail,files,threads}/**/*.test.ts",
  "test/**/*.test.ts",
];
const unitTests = ["src/**/*.test.{ts,tsx}", "bench/**/*.test.ts"];

/** A module that was replaced would stay so for the next test file of the process: these get a process each. */
const aloneTests = globSync(unitTests).filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, "utf8")));

export default defineConfig({
  test: {
    pool: "forks",
    // A test waits for the database half of its time: on two cores three files go on at once.
    maxWorkers: 3,
    sequence: { sequencer: InstallationsFirst },
    // Test files share their process: each is loaded once, and a fresh process for each took most of the time (0022).
    isolate: false,
    unstubGlobals: true,
    // They end what hangs, also on a machine that is slow today; no test is about them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "unit", include: unitTests, exclude: [...serverTests, ...aloneTests] } },
      { extends: true, test: { name: "unit-alone", include: aloneTests, isolate: true } },
      {
        extends: true,
        test: {
          name: "server",
          include: serverTests,
          globalSetup: "test/global-setup.ts",
        },
      },
    ],
  },
});
