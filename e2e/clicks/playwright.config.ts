import { defineConfig } from "@playwright/test";
import stories from "../../playwright.config.ts";

/** `npm run clicks`: presses from sign-up to ten booked outlets, and to a listed outlet. */
export default defineConfig({
  ...stories,
  globalSetup: "../support/installation.ts",
  testDir: ".",
  outputDir: "../../test-results",
  projects: [{ name: "clicks", testMatch: "count.ts" }],
  workers: 1,
});
