import { defineConfig } from "vitest/config";

/** `npm run test:cluster`: with what stands between machines, from packages. One file at a time. */
export default defineConfig({
  test: {
    include: ["cluster/**/*.test.ts"],
    globalSetup: "test/global-setup.ts",
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
