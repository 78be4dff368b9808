import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  out: "./migrations",
  schema: ["./src/*/server/tables*.ts", "./src/platform/*/tables.ts", "./src/platform/http/idempotency.ts"],
  schemaFilter: ["public", "auth"],
});
