import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { choosePort } from "#embedded-postgres/port.ts";
import type { Database } from "#platform/database/database.ts";

/** Groonga's own HTTP server over the same listings, or undefined where the Debian package is missing. */
export type Groonga = { ask(command: string, parameters: Record<string, string>): Promise<unknown>; stop(): void };

const schema = [
  "table_create Listing TABLE_NO_KEY",
  "column_create Listing name COLUMN_SCALAR ShortText",
  "column_create Listing domain COLUMN_SCALAR ShortText",
  "column_create Listing price COLUMN_SCALAR Int64",
  "column_create Listing ahrefs_dr COLUMN_SCALAR Float",
  ...["format_type", "hyperlink_kind", "media_type"].map(
    (name) =>
      `table_create ${name}_key TABLE_HASH_KEY ShortText\ncolumn_create Listing ${name} COLUMN_SCALAR ${name}_key`,
  ),
  ...["countries", "languages", "topics"].map(
    (name) =>
      `table_create ${name}_key TABLE_HASH_KEY ShortText\ncolumn_create Listing ${name} COLUMN_VECTOR ${name}_key`,
  ),
  "table_create Terms TABLE_PAT_KEY ShortText --default_tokenizer TokenBigram --normalizer NormalizerAuto",
  "table_create Words TABLE_PAT_KEY ShortText --default_tokenizer TokenDelimit --normalizer NormalizerAuto",
  "table_create Prices TABLE_PAT_KEY Int64",
].join("\n");

const indexes = [
  "column_create Terms text COLUMN_INDEX|WITH_POSITION|WITH_SECTION Listing name,domain",
  "column_create Words word COLUMN_INDEX|WITH_POSITION Listing name",
  "column_create Prices price COLUMN_INDEX Listing price",
  "column_create countries_key listing COLUMN_INDEX Listing countries",
].join("\n");

const pageSize = 20_000;

export async function openGroonga(database: Database, directory: string, print: (line: string) => void) {
  if (spawnSync("groonga", ["--version"]).status !== 0) {
    print("Groonga is missing, so there is no peer for text: apt-get install groonga");
    return undefined;
  }
  const folder = join(directory, "groonga");
  if (existsSync(join(folder, "loaded"))) return serve(folder);
  await mkdir(folder, { recursive: true });
  const began = performance.now();
  const commands = join(folder, "commands");
  await writeCommands(database, commands);
  const loading = spawn("sh", ["-c", `groonga -n ${folder}/db < ${commands} > ${folder}/log`]);
  await once(loading, "exit");
  print(
    `Groonga holds the same listings: ${((performance.now() - began) / 1_000).toFixed(0)} s, ${await size(folder)} MB`,
  );
  await writeFile(join(folder, "loaded"), "");
  return serve(folder);
}

async function writeCommands(database: Database, file: string): Promise<void> {
  const out = createWriteStream(file);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, "drain");
  };
  await write(`${schema}\nload --table Listing\n[\n`);
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await database.pool.query<{ id: string; row: string }>(
      `SELECT format_id AS id, json_build_object('name', name, 'domain', domain, 'price', price_cents, 'ahrefs_dr', coalesce(ahrefs_dr, -1), 'format_type', format_type,
         'hyperlink_kind', hyperlink_kind, 'media_type', media_type, 'countries', countries, 'languages', languages, 'topics', topics)::text AS row
       FROM listing JOIN listing_medium USING (media_project_id) WHERE format_id > $1 ORDER BY format_id LIMIT ${pageSize}`,
      [after],
    );
    for (const { row } of rows) await write(`${row},\n`);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = last.id;
  }
  await write(`]\n${indexes}\n`);
  out.end();
  await once(out, "finish");
}

async function size(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.startsWith("db"));
  const bytes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).blocks * 512));
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1e6);
}

async function serve(folder: string): Promise<Groonga> {
  const port = await choosePort(0);
  const child: ChildProcess = spawn("groonga", ["--protocol", "http", "-p", String(port), "-s", `${folder}/db`], {
    stdio: "ignore",
  });
  const ask = async (command: string, parameters: Record<string, string>) => {
    // Each question is answered anew, as Byline's are.
    const asked = new URLSearchParams({ ...parameters, cache: "no" });
    const answer = await fetch(`http://127.0.0.1:${port}/d/${command}?${asked}`);
    if (!answer.ok) throw new Error(`Groonga answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const end = performance.now() + 20_000;
  for (;;) {
    try {
      await ask("status", {});
      return { ask, stop: () => child.kill() };
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
