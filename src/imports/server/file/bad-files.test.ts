import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { peakMegabytes } from "../../../../test/peak-memory.ts";
import { aPublisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { readMapping } from "../../mapping/mapping.ts";
import { requireMetricFields } from "../../rows/metrics.ts";
import { importMedia, type MediaImport } from "../run/media.ts";
import { importMetrics } from "../run/metrics.ts";
import { lookAtFile } from "./look.ts";

let byline: TestServer;
let organization: string;
beforeAll(async () => {
  byline = await openTestServer();
  ({ organization } = await aPublisher(byline, "quay"));
});
afterAll(() => byline?.close());

const mapping = readMapping([
  "name=name,url=website,description=about,ahrefsDr=dr,mediaType:=News Media,country:=US,language:=en",
]);
const header = "name,website,about,dr";
const csv = (...rows: string[]) => [header, ...rows, ""].join("\n");

const reader = (file: string | Buffer) => () => Readable.from([Buffer.from(file)]);
const run = (file: string | Buffer, order: Partial<MediaImport> = {}) =>
  importMedia(byline.database, {
    organizationId: organization,
    by: "operator",
    open: reader(file),
    mapping,
    duplicates: "merge",
    status: "listed",
    strict: false,
    preview: false,
    ...order,
  });

const mediaOf = async (domain: string) =>
  (await byline.database.pool.query("SELECT name, description FROM media_project WHERE domain = $1", [domain])).rows;
const everything = async () => (await byline.database.pool.query("SELECT count(*) FROM media_project")).rows[0].count;

const good = "Fine,fine-news.example,,";

test.each<[string, string | Buffer, string]>([
  ["an Excel file", Buffer.from("504b0304140006000800", "hex"), "This is an Excel file or a ZIP archive"],
  ["an old Excel file", Buffer.from("d0cf11e0a1b11ae10000", "hex"), "This is an old Excel file"],
  ["a compressed file", Buffer.from("1f8b0800000000000000", "hex"), "This file is compressed"],
  ["a PDF", "%PDF-1.7 and so on", "This is a PDF file"],
  ["any other binary", Buffer.from([0, 1, 2, 3, 0x80, 0xff, 0, 0, 10, 0]), "Line 1 "],
  ["nothing", "", "The file is empty."],
  ["only a header", `${header}\n`, "The file has no rows below its header."],
  ["only blank lines", "\n\n\n", "The file has no rows"],
  ["a header of nothing", ",,,\nA,b.example,,\n", "The first line is empty. It should name the columns."],
  ["no header", "A,https://a.example/,,1\n", 'The first line holds "https://a.example/"'],
  ["other columns", "title,site\nA,b.example\n", 'The file has no column "name", "website", "about", "dr"'],
  ["a column twice", "name,website,about,dr,name\nA,b.example,,,B\n", 'The file has more than one column "name"'],
  ["a NUL", csv(good, "A\0B,nul.example,,"), "Line 3 holds a NUL character"],
  ["UTF-16 without a mark", Buffer.from(csv(good), "utf16le"), "Line 1 holds a NUL character"],
  ["Windows-1252", Buffer.from(csv(good, "Café,cafe.example,,"), "latin1"), "Line 3 is not UTF-8 text"],
  ["half a character", Buffer.concat([Buffer.from(csv(good)), Buffer.from([0x41, 0xc3])]), "Line 3 is not UTF-8 text"],
  [
    "an open quote",
    csv(good, '"Open,open.example,,'),
    "A quote that is opened in line 3 or soon after is never closed",
  ],
  ["a quote astray", csv(good, 'A,"b"c.example,,'), "Line 3: a quote is in the wrong place"],
  ["an endless line", csv(good, `A,long.example,${"x".repeat(300_000)},`), "Line 3"],
  ["endless quoted cells", csv(good, `"${"line\n".repeat(60_000)}",a.example,,`), "Line 3: its record is longer"],
  [
    "a thousand columns",
    `${Array.from({ length: 1_000 }, (_, at) => `c${at}`).join(",")}\n`,
    "The file has 1000 columns",
  ],
])("%s ends in a sentence and imports nothing", async (_what, file, sentence) => {
  const before = await everything();
  await expect(run(file)).rejects.toThrow(sentence);
  expect(await everything()).toBe(before);
});

test("UTF-16 with its mark, and Windows-1252 by choice, are read as they were written", async () => {
  const le = Buffer.from(`\ufeff${csv("Ölhafen,oel.example,Größe,7")}`, "utf16le");
  await run(le);
  expect(await mediaOf("oel.example")).toEqual([{ name: "Ölhafen", description: "Größe" }]);
  await run(Buffer.from(le).swap16());
  await run(Buffer.from(csv("Café € one,cafe.example,“quoted”,"), "latin1").subarray(0), { encoding: "windows-1252" });
  const written = Buffer.from([
    ...Buffer.from(`${header}\n`),
    0x43,
    0x61,
    0x66,
    0xe9,
    0x20,
    0x80,
    ...Buffer.from(",euro.example,,\n"),
  ]);
  await run(written, { encoding: "windows-1252" });
  expect(await mediaOf("euro.example")).toEqual([{ name: "Café €", description: "" }]);
});

test("a screen is told that a file is not UTF-8, and by what its cells are parted", async () => {
  const look = (file: string | Buffer) => lookAtFile(reader(file));
  expect(await look(Buffer.from(csv("Café,c.example,,"), "latin1"))).toMatchObject({ encoding: "windows-1252" });
  expect(await look('"a;b";c,d;e\n1;2;3\n')).toMatchObject({ delimiter: ";", columns: ["a;b", "c,d", "e"] });
  expect(await look("a\tb\n1\t2\n")).toMatchObject({ delimiter: "\t", sample: [["1", "2"]] });
  expect(await look('name,about\nA,"never closed\n')).toMatchObject({ columns: ["name", "about"], sample: [] });
});

test.each([
  ["semicolons", csv("A,semicolon.example,x,").replaceAll(",", ";"), "semicolon"],
  ["tabs", csv("A,tab.example,x,").replaceAll(",", "\t"), "tab"],
  ["CR LF", csv("A,crlf.example,x,").replaceAll("\n", "\r\n"), "crlf"],
  ["CR alone", csv("A,cr.example,x,").replaceAll("\n", "\r"), "cr"],
  ["a mixture of line ends", `${header}\r\nB,mixed-b.example,,\rA,mixed.example,x,\n`, "mixed"],
])("%s are found out", async (_what, file, name) => {
  await run(file);
  expect(await mediaOf(`${name}.example`)).toEqual([{ name: "A", description: "x" }]);
});

test("lines are counted by every line end, in files of many chunks", async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `Row ${at},,${"x".repeat(100)},`);
  const report = await run([header, ...rows, ""].join("\r"), { preview: true });
  expect([report.rowsRefused, report.errors[0]?.line, report.errors[19]?.line]).toEqual([3_000, 2, 21]);
  const bytes = Buffer.from(csv(...rows).replaceAll("\n", "\r\n"));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7_919) }, (_, at) =>
    bytes.subarray(at * 7_919, (at + 1) * 7_919),
  );
  const open = () => Readable.from([...pieces, Buffer.from("Last,\xff,,\n", "latin1")]);
  await expect(run("", { open })).rejects.toThrow("Line 3002 is not UTF-8 text");
});

test("half of the rows bad: the other half goes in, each bad one is named", async () => {
  const rows = Array.from({ length: 40 }, (_, at) =>
    at % 2 ? `Bad ${at},no site at all,,` : `Good ${at},half-${at}.example,,`,
  );
  const report = await run(csv(...rows, "Few,few.example", "Many,many.example,,,,"));
  expect([report.rowsCreated, report.rowsRefused, report.errorCount]).toEqual([20, 22, 22]);
  const all = await run(csv("Few,few.example", "Many,many.example,,,,"));
  expect(all.errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "2: Has 2 cells, the header 4",
    "3: Has 6 cells, the header 4",
  ]);
});

test("cells that a spreadsheet would run go in as the texts they are", async () => {
  const cells = ["=1+1", "+1", "-1", "@sum(A1)", "\t=x"];
  await run(csv(...cells.map((cell, at) => `"Name ${at}",formula-${at}.example,"${cell}",`)));
  const kept = await Promise.all(cells.map((_, at) => mediaOf(`formula-${at}.example`)));
  expect(kept.map(([medium]) => medium.description)).toEqual(cells.map((cell) => cell.trim()));
});

test("every metric out of its bounds is refused by its name", async () => {
  const media = await run(csv("High,high.example,,101", "Low,low.example,,-1"));
  expect(media.errors.map(({ column, value, message }) => [column, value, message])).toEqual([
    ["dr", "101", "Can't be more than 100"],
    ["dr", "-1", "Can't be less than 0"],
  ]);
  const metrics = await importMetrics(byline.database, {
    organizationId: null,
    source: "Ahrefs",
    strict: false,
    preview: false,
    mapping: readMapping(["domain=domain,ahrefsDr=dr,bounceRate=bounce"], [], requireMetricFields),
    open: reader("domain,dr,bounce\nquay.example,1000,101%\n"),
  });
  expect(metrics.errors.map(({ message }) => message).sort()).toEqual([
    "Ahrefs DR: Can't be more than 100",
    "Bounce rate: Can't be more than 100",
  ]);
});

test("fifty megabytes pass through a memory that does not grow with them", async () => {
  const notes = "x".repeat(5_000);
  const open = () =>
    Readable.from(
      (function* () {
        yield Buffer.from(`${header},notes\n`);
        for (let row = 0; row < 10_000; row++)
          yield Buffer.from(`Tide ${row},https://ebb-${row % 500}.example/,,,${notes}\n`);
      })(),
    );
  const { result: report, megabytes } = await peakMegabytes(() => run("", { open, preview: true }));
  expect([report.rowsRead, report.rowsMerged]).toEqual([10_000, 9_500]);
  // Leaves room for uncollected garbage.
  expect(megabytes).toBeLessThan(200);
});
