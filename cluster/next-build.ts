import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A copy of this build with one more migration, which expands as decision 0236 asks. Returns its program. */
export function makeNextBuild(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ["bin", "docs", "src", "migrations"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const { version: _version, ...manifest } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, version: "99.0.0" }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const journal = join(folder, "migrations/meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  const tag = "9999_expand";
  const last = entries.at(-1);
  entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(journal, JSON.stringify({ ...rest, entries }));
  writeFileSync(
    join(folder, `migrations/${tag}.sql`),
    `ALTER TABLE "client_user" ADD COLUMN "of_next_release" text DEFAULT 'yes' NOT NULL;--> statement-breakpoint
CREATE TABLE "of_next_release" ("id" uuid PRIMARY KEY);`,
  );
  return join(folder, "bin/byline.mjs");
}
