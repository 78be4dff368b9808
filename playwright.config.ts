import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

const root = process.geteuid?.() === 0;

export default defineConfig({
  // A story waits for more than half of its time: on two cores four go on at once.
  workers: 4,
  globalSetup: "./e2e/support/installation.ts",
  // A worker has an installation of its own, which its stories share. What changes the settings of a whole installation runs apart: in
  // one that no other story sees.
  projects: [
    { name: "settings", testDir: "e2e/settings", workers: 1 },
    { name: "stories", testDir: "e2e", testIgnore: "settings/**" },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Limits for a machine that is slow today: a story waits for what is meant, and they end only one that hangs.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Its calls alone: with pictures of each of them a story takes half as long again.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    timezoneId: "UTC",
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        // Chromium's sandbox refuses root; everybody else keeps it.
        ...(root ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page lives too short for its code to be worth optimizing: that takes a seventh of what the pages take.
        "--js-flags=--no-opt --no-maglev",
      ],
      chromiumSandbox: !root,
    },
  },
});
