import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { WithInstallation } from "../../src/cli/import.ts";
import { mediaImport } from "../../src/cli/import-media.ts";
import { metricsImport } from "../../src/cli/import-metrics.ts";
import { undoImportCommand } from "../../src/cli/import-undo.ts";
import { aPublisher, type Publisher } from "../scene.ts";
import { openTestServer, type TestServer } from "../server.ts";

let byline: TestServer;
let paul: Publisher;
const folder = mkdtempSync(join(tmpdir(), "byline-import-command-"));
const printed: string[] = [];

beforeAll(async () => {
  byline = await openTestServer();
  paul = await aPublisher(byline, "paul");
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((line) => void printed.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await byline?.close();
  rmSync(folder, { recursive: true, force: true });
});

const withInstallation: WithInstallation = (work) => work({ database: byline.database });
const rows = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const idIn = (lines: string[]) => /import undo ([0-9a-f-]{36})/.exec(lines.join("\n"))?.[1] ?? "";

test("R10.7 `byline import` keeps what it did under an id, and `byline import undo` takes it back", async () => {
  const file = written("list.csv", "name;website\nCommand Post;command-post.example\n");
  const order = mediaImport.read({
    values: {
      organization: "paul Media",
      duplicates: "merge",
      status: "listed",
      source: "import",
      map: ["name=name,url=website,mediaType:=Blog,country:=US,language:=en"],
    },
    positionals: ["media", file],
  });
  if (typeof order === "string") throw new Error(order);
  expect(await mediaImport.run(order, withInstallation)).toBe(0);
  const id = idIn(printed);
  const [kept] = await rows("SELECT * FROM catalogue_import WHERE id = $1", [id]);
  expect(kept).toMatchObject({
    organization_id: paul.organization,
    created_by: null,
    kind: "media",
    file_name: "list.csv",
    file_kept: false,
    state: "done",
    counts: { rowsRead: 1, rowsCreated: 1 },
    options: { mapping: { name: { column: "name" } } },
  });
  printed.length = 0;
  expect(await undoImportCommand([id], withInstallation)).toBe(0);
  expect(printed.join("\n")).toContain("media: 1 removed, 0 set back");
  expect(await rows("SELECT FROM media_project WHERE domain = 'command-post.example'")).toEqual([]);
  expect(await undoImportCommand([id], withInstallation)).toBe(0);
});

test("R10.7 readings too; a preview keeps nothing; what can't be undone is said", async () => {
  const file = written("metrics.csv", "domain,dr\npaul.example,44\n");
  const order = metricsImport.read({
    values: { map: ["domain=domain,ahrefsDr=dr"], source: "Ahrefs" },
    positionals: ["metrics", file],
  });
  if (typeof order === "string") throw new Error(order);
  printed.length = 0;
  expect(await metricsImport.run({ ...order, preview: true }, withInstallation)).toBe(0);
  expect(idIn(printed)).toBe("");
  expect(await metricsImport.run(order, withInstallation)).toBe(0);
  const id = idIn(printed);
  expect(await undoImportCommand([id], withInstallation)).toBe(0);
  expect(printed.join("\n")).toContain("readings: 1 removed");
  expect(await rows("SELECT FROM metric_reading WHERE media_project_id = $1", [paul.media])).toEqual([]);
  expect(await undoImportCommand(["not-an-id"], withInstallation)).toBe(2);
  expect(await undoImportCommand([crypto.randomUUID()], withInstallation)).toBe(1);
  expect(printed.at(-1)).toContain("This import doesn't exist");
});

const mediaOrder = (file: string, values: Record<string, string | string[] | boolean> = {}) => {
  const order = mediaImport.read({
    values: { organization: "paul Media", duplicates: "merge", status: "listed", source: "import", ...values },
    positionals: ["media", file],
  });
  if (typeof order === "string") throw new Error(order);
  return order;
};

test("R10.7 a catalogue of the trade goes in as it is: columns, codes and names are known, the rest is as usual", async () => {
  const file = written(
    "trade.csv",
    "Site,Title,Language,Country,Type,Format,Price USD,TAT (days),Sold\n" +
      "north.example,North Star,ENG,USA,news-media,advertorial,$120,3,7\n" +
      "south.example,South Star,English,Canada,BLOG,Press release,80,,2\n",
  );
  printed.length = 0;
  expect(await mediaImport.run(mediaOrder(file), withInstallation)).toBe(0);
  const text = printed.join("\n");
  expect(text).toMatch(/ {2}TAT \(days\) +turnaroundDays +"3"/);
  expect(text).toMatch(/ {2}Sold +\(ignored\) +"7", "2"/);
  expect(
    await rows(
      `SELECT domain, languages, countries, media_type, format_type, price_cents, turnaround_hours, hyperlink_kind
       FROM media_project JOIN format ON format.media_project_id = media_project.id
       WHERE domain IN ('north.example', 'south.example') ORDER BY domain`,
    ),
  ).toMatchObject([
    { languages: ["en"], countries: ["US"], media_type: "News Media", price_cents: 12_000, turnaround_hours: 72 },
    {
      languages: ["en"],
      countries: ["CA"],
      media_type: "Blog",
      format_type: "Press Release",
      turnaround_hours: 72,
      hyperlink_kind: "Dofollow",
    },
  ]);
});

test("R10.7 what is foreign is told once a word with its count, and mended by the options it prints", async () => {
  const list = Array.from({ length: 30 }, (_, at) => `${at}.words.example,Words ${at},en,US,Local newspaper\n`).join(
    "",
  );
  const file = written("words.csv", `website,name,language,country,type\n${list}`);
  printed.length = 0;
  expect(await mediaImport.run(mediaOrder(file), withInstallation)).toBe(1);
  const text = printed.join("\n");
  expect(text.match(/Wrong value/g)).toHaveLength(1);
  expect(text).toContain("(30 times, first in line 2, 3, 4)");
  expect(text).toContain("--value 'mediaType:Local newspaper=Local news'  30 times");
  const mended = mediaOrder(file, { value: ["mediaType:Local newspaper=Local news"] });
  expect(await mediaImport.run(mended, withInstallation)).toBe(0);
  expect(printed.join("\n")).toContain("created           30");
});

test("R10.7 a list whose columns say too little prints what it found before it is refused", async () => {
  const file = written("poor.csv", "website,label\nposter.example,Poster\n");
  printed.length = 0;
  expect(await mediaImport.run(mediaOrder(file), withInstallation)).toBe(1);
  expect(printed.join("\n")).toContain("label    (ignored)");
  expect(printed.at(-1)).toContain("Nothing is mapped to name, mediaType, languages, countries.");
  const guessed = mediaOrder(file, { guess: true, map: ["name=label,mediaType:=Blog,country:=Canada,language:=ENG"] });
  expect(await mediaImport.run(guessed, withInstallation)).toBe(0);
});
