import { defineConfig } from "@playwright/test";
import stories from "../../playwright.config.ts";

/** `npm run pictures`: every screen of the living demo, drawn into `pictures/`. */
export default defineConfig({
  ...stories,
  globalSetup: "../support/installation.ts",
  globalTeardown: "./contact-sheet.ts",
  testDir: ".",
  outputDir: "../../test-results",
  projects: [{ name: "pictures", testMatch: "draw.ts" }],
  workers: 2,
});
