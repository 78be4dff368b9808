import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";
import { testWorkers } from "./scripts/test-workers.ts";
import { isMemoryFit } from "./test/scratch.ts";

const root = process.geteuid?.() === 0;

export default defineConfig({
  workers: testWorkers,
  globalSetup: "./e2e/support/installation.ts",
  // A worker's stories share an installation. Stories that change a whole installation's settings run apart.
  projects: [
    { name: "settings", testDir: "e2e/settings", workers: 1 },
    { name: "stories", testDir: "e2e", testIgnore: "settings/**" },
  ],
  // A story that fails once is told again on a new installation, and named at the end (decision 0240).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Generous for slow machines: they end only a story that hangs.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Keeping what might explain a failure costs every story; the second telling explains it.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    timezoneId: "UTC",
    launchOptions: {
      executablePath: await findChromium(),
      // Pages share pictures with the browser in files: on disk these took a twentieth of all stories' processor time.
      ignoreDefaultArgs: isMemoryFit() ? ["--disable-dev-shm-usage"] : [],
      args: [
        // Chromium's sandbox refuses root; everybody else keeps it.
        ...(root ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages live too short for optimized code to pay: optimizing costs a seventh of their time.
        "--js-flags=--no-opt --no-maglev",
      ],
      chromiumSandbox: !root,
    },
  },
});
