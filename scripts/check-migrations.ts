/**
 * Fails when a table has changed without a migration: in a copy of `migrations/`, the generator must find nothing to
 * write.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

// The generator takes only folders below the working directory.
const copy = mkdtempSync("node_modules/.migrations-");
try {
  cpSync("migrations", copy, { recursive: true });
  const words = generateInto(copy);
  // The generator exits with 0 even after an error: only its output tells.
  if (!words.includes("No schema changes, nothing to migrate")) {
    console.error(sqlAddedTo(copy) || words);
    console.error("\nThe tables differ from the migrations. Run `npm run migration`, read the SQL and commit it.");
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}

function generateInto(folder: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["node_modules/drizzle-kit/bin.cjs", "generate"], {
    env: { ...process.env, MIGRATIONS_FOLDER: folder },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  return stdout + stderr;
}

function sqlAddedTo(folder: string): string {
  const added = readdirSync(folder).filter((name) => !existsSync(join("migrations", name)));
  return added.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}
