import { defineConfig } from "@playwright/test";
import stories from "../../playwright.config.ts";

/**
 * Walks through the living demo, beside `npm test`: `npm run test:voice` looks for words outside the catalogue, `npm run
 * clicks` counts presses, `npm run weight` weighs first loads.
 */
export default defineConfig({
  ...stories,
  globalSetup: "../support/installation.ts",
  testDir: ".",
  outputDir: "../../test-results",
  projects: ["voice", "clicks", "weight"].map((name) => ({ name, testMatch: `${name}.ts` })),
  workers: 2,
});
