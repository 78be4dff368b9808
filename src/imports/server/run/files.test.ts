import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { peakMegabytes } from "../../../../test/peak-memory.ts";
import { aPublisher } from "../../../../test/scene.ts";
import { counts, csv, openMediaImports } from "./test-support.ts";

const { byline, folder, run, rows } = await openMediaImports();

test("strict: one bad row and nothing is written", async () => {
  const { organization } = await aPublisher(byline, "weir");
  const report = await run(organization, csv("Fine,weir-news.example,,", "Bad,,,"), { strict: true });
  expect(report.written).toBe(false);
  expect(await rows("SELECT FROM media_project WHERE domain = 'weir-news.example'")).toEqual([]);
});

test("a file that can't be read to its end leaves nothing, and the sentence says where", async () => {
  const { organization } = await aPublisher(byline, "sluice");
  const good = "Fine,sluice-news.example,,";
  const attempts: [string | Buffer, string][] = [
    [csv(good, 'Broken,"sluice"x.example,,'), "Line 3: a quote is in the wrong place"],
    [csv(good, '"Open,sluice2.example,,'), "A quote that is opened in line 3 or soon after is never closed"],
    [Buffer.concat([Buffer.from(csv(good)), Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x0a])]), "Line 3 is not UTF-8 text"],
    [csv(good, `Long,${"x".repeat(300_000)},,`), "Line 3"],
    ["title,website,about,dr\n", 'The file has no column "name". It has: "title", "website", "about", "dr".'],
    [csv(), "The file has no rows below its header."],
    ["", "The file is empty."],
  ];
  for (const [text, sentence] of attempts) await expect(run(organization, text)).rejects.toThrow(sentence);
  expect(await rows("SELECT FROM media_project WHERE domain LIKE '%sluice-news.example'")).toEqual([]);
});

test("a byte order mark and another delimiter are understood; a row of the wrong width is named", async () => {
  const { organization } = await aPublisher(byline, "canal");
  const text = "\ufeffname;website;about;dr\r\nCanal;canal-news.example;;\r\nShort;short.example\r\n";
  const report = await run(organization, text, { delimiter: ";" });
  expect(report.errors).toEqual([{ line: 3, column: "", value: "", message: "Has 2 cells, the header 4" }]);
  expect(report.rowsCreated).toBe(1);
});

test("all errors go to the file, and no cell of it is a formula", async () => {
  const { organization } = await aPublisher(byline, "lock");
  const errorsPath = join(folder, "errors.csv");
  const report = await run(
    organization,
    csv(...Array.from({ length: 30 }, () => 'X,"=HYPERLINK(""http://evil.example"")",,')),
    { errorsPath },
  );
  expect([report.errors.length, report.errorCount]).toEqual([20, 30]);
  const lines = readFileSync(errorsPath, "utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(31);
  expect(lines[1]).toBe(`2,website,"'=HYPERLINK(""http://evil.example"")",Check your URL format`);
});

test("twenty thousand rows pass through a bounded memory", async () => {
  const { organization } = await aPublisher(byline, "tide");
  const about = "x".repeat(1_500);
  const open = () =>
    Readable.from(
      (function* () {
        yield Buffer.from("name,website,about,dr\n");
        for (let row = 0; row < 20_000; row++)
          yield Buffer.from(`Tide ${row},https://tide-${row}.example/,${about},${row % 100}\n`);
      })(),
    );
  const { result: report, megabytes } = await peakMegabytes(() => run(organization, open));
  expect(counts(report)).toBe("20000 20000 0 0 0 0");
  // The file has 30 MB; the rest is room for uncollected garbage.
  expect(megabytes).toBeLessThan(200);
});
