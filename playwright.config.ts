import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

const root = process.geteuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
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
      ],
      chromiumSandbox: !root,
    },
  },
});
