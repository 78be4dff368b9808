import { expect, test } from "vitest";
import type { PageQuery } from "../contract/wire.ts";
import { listFile } from "./list-file.ts";

const countedTo = 10_000;

/** A list of numbers that counts as all lists do; each page leads to the next by a cursor or by its number. */
const listOf =
  (length: number, goesOn: "by cursor" | "by number") =>
  async ({ page, itemsPerPage, after }: PageQuery) => {
    const from = after === undefined ? (page - 1) * itemsPerPage : Number(after);
    const to = Math.min(from + itemsPerPage, length);
    return {
      items: Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
      ...(length > countedTo ? { totalItems: countedTo, countedUpTo: countedTo } : { totalItems: length }),
      ...(goesOn === "by cursor" && to < length ? { next: String(to) } : {}),
    };
  };

async function linesOf(list: ReturnType<typeof listOf>): Promise<string[]> {
  const columns = [{ heading: "Number", cell: (item: number) => item }];
  const { content } = await listFile({ name: "numbers", format: "csv", columns, list });
  const parts = [];
  for await (const part of content as AsyncIterable<Uint8Array>) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8").replace("\uFEFF", "").trim().split("\r\n");
}

test.each([0, 1, 100, 101, 10_000, 10_001, 12_345, 50_000])(
  "R10.7 a list of %i rows is whole in its file",
  async (length) => {
    const lines = await linesOf(listOf(length, "by cursor"));
    expect([lines.length, new Set(lines).size, lines.at(-1)]).toEqual([
      length + 1,
      length + 1,
      length === 0 ? "Number" : String(length - 1),
    ]);
  },
);

test("a list without cursors is whole in its file, too", async () => {
  expect(await linesOf(listOf(1_001, "by number"))).toHaveLength(1_002);
});

test("R10.7 a list that is longer than a file is refused before the file begins", async () => {
  await expect(linesOf(listOf(50_001, "by cursor"))).rejects.toMatchObject({ status: 422, code: "too_many_rows" });
});

test("a file asks for the list's length once", async () => {
  const asked: PageQuery[] = [];
  const list = listOf(12_345, "by cursor");
  await linesOf((page) => {
    asked.push(page);
    return list(page);
  });
  expect(asked.filter(({ isUncounted }) => !isUncounted)).toEqual([{ page: 1, itemsPerPage: 100 }]);
  expect(asked).toHaveLength(125);
});
