/**
 * Reads the SQL in the sources and says who reaches into another module's table: writing is the owner's alone, and reading
 * across modules happens in `queries` files (decision 0005). A table belongs to the module whose `tables.ts` declares it.
 */
import { globSync, readFileSync } from "node:fs";

type Reach = { file: string; line: number; table: string; owner: string; isWrite: boolean };

// The demo fills an empty installation with a past that no command can date.
const sources = globSync("src/**/*.ts").filter((file) => !/\.test\.ts$|test-support\.ts$|^src\/demo\//.test(file));
const owners = new Map(
  sources
    .filter((file) => /\/(tables|idempotency)\.ts$/.test(file))
    .flatMap((file) => tablesIn(readFileSync(file, "utf8")).map((table) => [table, moduleOf(file)] as const)),
);
const reaches = sources
  .filter((file) => !file.endsWith("/tables.ts"))
  .flatMap(reachesOf)
  .filter(isForbidden);
for (const { file, line, table, owner, isWrite } of reaches)
  console.error(`${file}:${line}: ${isWrite ? "writes" : "reads"} ${table}, which is ${owner}'s.`);
process.exitCode = reaches.length > 0 ? 1 : 0;

function moduleOf(file: string): string {
  return file.split("/")[1] ?? "";
}

function tablesIn(text: string): string[] {
  return [...text.matchAll(/(?:pgTable|\.table)\(\s*"(\w+)"/g)].map(([, name = ""]) => name);
}

/** Every place in a file's text where a statement names a table. */
function reachesOf(file: string): Reach[] {
  const text = readFileSync(file, "utf8");
  const named = /\b(FROM|JOIN|INTO|UPDATE|USING|DELETE FROM|LOCK TABLE|TRUNCATE)\s+(?:ONLY\s+)?"?([a-z_]+)"?/g;
  return [...text.matchAll(named)].flatMap(({ 1: verb = "", 2: table = "", index }) => {
    const owner = owners.get(table);
    if (!owner) return [];
    const isWrite = /INTO|UPDATE|LOCK|TRUNCATE/.test(verb) || /DELETE\s$/.test(text.slice(index - 7, index));
    return [{ file, line: text.slice(0, index).split("\n").length, table, owner, isWrite }];
  });
}

function isForbidden({ file, owner, isWrite }: Reach): boolean {
  if (owner === moduleOf(file)) return false;
  return isWrite || !/\/queries[^/]*(\/|\.ts$)/.test(file);
}
