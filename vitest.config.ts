import { defineConfig } from "vitest/config";

/** Tests that need Node's world or the database lie in these folders; all others are of pure code. */
const serverTests = [
  "src/**/server/**/*.test.ts",
  "src/embedded-postgres/**/*.test.ts",
  "src/platform/{database,http,jobs,mail,files}/**/*.test.ts",
  "test/**/*.test.ts",
];

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "bench/**/*.test.ts"], exclude: serverTests },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: serverTests,
          globalSetup: "test/global-setup.ts",
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
