/**
 * Keeps a filled database of a release as a fixture for later ones: `node scripts/keep-release.ts NAME URL`. At the URL
 * runs that release's server with the demo, on the PostgreSQL of `DATABASE_URL`, which `pg_dump` reads.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { demoLogins } from "../src/demo/cast.ts";
import { signIn } from "../test/process.ts";
import { type KeptRelease, readTrade } from "../test/releases/kept.ts";

const [, , name = "", url = ""] = process.argv;
const folder = fileURLToPath(new URL(`../test/releases/${name}/`, import.meta.url));

const logins = demoLogins.filter(({ role }) => role !== "operator").map(({ email, password }) => ({ email, password }));
const trade: KeptRelease["trade"] = {};
for (const { email, password } of logins) {
  const call = await signIn(url, email, password);
  trade[email] = await readTrade(async (path) => (await call("GET", path)).body);
}
const sql = execFileSync(
  "pg_dump",
  ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=1000", `--dbname=${process.env.DATABASE_URL}`],
  { maxBuffer: 1 << 30 },
);
mkdirSync(folder, { recursive: true });
const parameters = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: sql.length };
writeFileSync(`${folder}database.sql.br`, brotliCompressSync(sql, { params: parameters }));
writeFileSync(`${folder}expected.json`, `${JSON.stringify({ logins, trade } satisfies KeptRelease)}\n`);
