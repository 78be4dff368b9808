import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  /** `scripts/check-migrations.ts` lets the generator write to a copy. */
  out: process.env.MIGRATIONS_FOLDER ?? "./migrations",
  schema: [
    "./src/!(auth)/**/server/tables.ts",
    "./src/!(auth)/**/server/views.ts",
    "./src/auth/server/tables-in-schema.ts",
    "./src/platform/*/tables.ts",
    "./src/platform/http/idempotency.ts",
  ],
});
