import { defineConfig } from "@playwright/test";
import stories from "../../playwright.config.ts";

/** `npm run test:voice`: no screen of the living demo has a word that the catalogue doesn't know. */
export default defineConfig({
  ...stories,
  globalSetup: "../support/installation.ts",
  testDir: ".",
  outputDir: "../../test-results",
  projects: [{ name: "voice", testMatch: "walk.ts" }],
  workers: 2,
});
