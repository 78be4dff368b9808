import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  out: "./migrations",
  schema: [
    "./src/!(auth)/**/server/tables.ts",
    "./src/auth/server/tables-in-schema.ts",
    "./src/platform/*/tables.ts",
    "./src/platform/http/idempotency.ts",
  ],
  schemaFilter: ["public", "auth"],
});
