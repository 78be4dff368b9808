import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Cell } from "../contract/csv.ts";
import { xlsx } from "./xlsx.ts";

async function written(...batches: Cell[][][]): Promise<Record<string, string>> {
  const source = async function* () {
    yield* batches;
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsx(source())) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const sheet = "xl/worksheets/sheet1.xml";

test("a workbook has its parts, and its sheet the rows of all batches in order", async () => {
  const files = await written([["Name", "Price"]], [["Röstung", 12.5]], []);
  expect(Object.keys(files).sort()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/workbook.xml",
    sheet,
  ]);
  const texts = [...(files[sheet] ?? "").matchAll(/<t [^>]*>([^<]*)<\/t>|<v>([^<]*)<\/v>/g)];
  expect(texts.map(([, text, number]) => text ?? number)).toEqual(["Name", "Price", "Röstung", "12.5"]);
  expect(files[sheet]?.match(/<row>/g)).toHaveLength(2);
});

test("formulas are texts, markup is escaped, what XML doesn't know is left out", async () => {
  const { [sheet]: xml = "" } = await written([["=1+1", "<b> & co", "a\u0000b\u000Bc\td", null, ""]]);
  expect(xml).toContain(">&#39;=1+1<");
  expect(xml).toContain(">&lt;b&gt; &amp; co<");
  expect(xml).toContain(">abc\td<");
  expect(xml).not.toContain("<f>");
});

test("what goes wrong while the rows are read ends the file with its error", async () => {
  const failing = async function* (): AsyncGenerator<Cell[][]> {
    yield [["one"]];
    throw new Error("the database is away");
  };
  const read = async () => {
    for await (const _chunk of xlsx(failing()));
  };
  await expect(read()).rejects.toThrow("away");
});
