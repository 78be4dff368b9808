import { expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { forgottenRows, growthDocument, rowsOfThings, tradeRows } from "../src/growth.ts";
import { queuesOf } from "../src/queues.ts";
import { openTestFiles } from "./files.ts";
import { tables } from "./newest-schema.ts";

test("every table is named once, with what ends its rows", () => {
  const named = [
    ...forgottenRows.flatMap((each) => each.tables),
    ...tradeRows.map(({ table }) => table),
    ...Object.values(rowsOfThings).flat(),
  ];
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test("every job that removes old rows is one of the queues", () => {
  const queues = new Set(queuesOf(readConfig({}), openTestFiles()).map(({ name }) => name));
  expect(forgottenRows.map(({ queue }) => queue).filter((name) => !queues.has(name))).toEqual([]);
});

test("the document of growth is as the table says", async () => {
  await expect(growthDocument()).toMatchFileSnapshot("../docs/growth.md");
});
