import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { statementsOf, stepsOf } from "../../../test/statements.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { readList, readListKeys } from "./list.ts";
import { type List, type ListOrder, parameters } from "./list-statements.ts";

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.ownerUrl, poolSize: 3, log: pino({ level: "silent" }) });
  await database.pool.query(`
    CREATE TABLE letter (id integer PRIMARY KEY, room text NOT NULL, score integer);
    INSERT INTO letter SELECT number, CASE WHEN number % 2 = 0 THEN 'even' ELSE 'odd' END, nullif(number % 3, 0) FROM generate_series(1, 10050) AS number`);
});

afterAll(async () => {
  await database?.close();
  testDatabase?.drop();
});

const byId: ListOrder = [{ column: "id", direction: "DESC" }];

function listOf(conditions: string[], most: number, order = byId): List {
  const { values, of } = parameters();
  const bound = `item.id <= ${of(most)}`;
  const branches = conditions.map((condition) => ({ from: "letter AS item", where: [condition, bound] }));
  return { name: "letters", branches, order, values };
}

type AskedPage = { page?: number; itemsPerPage?: number; after?: string; isUncounted?: true };

async function page(list: List, { page = 1, itemsPerPage = 3, after, ...counted }: AskedPage = {}) {
  const shown = { ...list, columns: "page.id", joins: "" };
  const asked = { page, itemsPerPage, after, ...counted };
  const { items, ...rest } = await readList(database.reader, shown, asked, ({ id }: { id: number }) => id);
  return { ids: items, ...rest };
}

const everything = ["true"];
const bothRooms = ["item.room = 'even'", "item.room = 'odd'"];

test("a short list is counted whole, and the last page says so without counting", async () => {
  expect(await page(listOf(everything, 4))).toMatchObject({ ids: [4, 3, 2], totalItems: 4 });
  expect(await page(listOf(everything, 4), { page: 2 })).toEqual({ ids: [1], totalItems: 4 });
  expect(await page(listOf(everything, 0))).toEqual({ ids: [], totalItems: 0 });
});

test("R7.3 a page behind the last one is empty, the list is not", async () => {
  expect(await page(listOf(everything, 3), { page: 9 })).toEqual({ ids: [], totalItems: 3 });
});

test("a long list is counted up to ten thousand, and says that there are more", async () => {
  expect(await page(listOf(everything, 10_000))).toMatchObject({ totalItems: 10_000 });
  expect(await page(listOf(everything, 10_000))).not.toHaveProperty("countedUpTo");
  expect(await page(listOf(everything, 10_001))).toMatchObject({ totalItems: 10_000, countedUpTo: 10_000 });
  expect(await page(listOf(bothRooms, 10_001))).toMatchObject({ totalItems: 10_000, countedUpTo: 10_000 });
});

test("branches are merged in the list's order, and an item of two branches comes once", async () => {
  expect((await page(listOf(bothRooms, 7))).ids).toEqual([7, 6, 5]);
  const overlapping = listOf([...everything, ...bothRooms], 4);
  expect(await page(overlapping)).toMatchObject({ ids: [4, 3, 2], totalItems: 4 });
  expect(await page(overlapping, { page: 2 })).toEqual({ ids: [1], totalItems: 4 });
  expect(await readListKeys(database.reader, overlapping, 3)).toEqual([4, 3, 2]);
});

test("an item that a branch holds several times comes once, and is counted once", async () => {
  const order: ListOrder = [{ column: "room", direction: "ASC" }];
  const rooms = {
    ...listOf(everything, 9, order),
    name: "rooms",
    repeats: true as const,
    columns: "page.room",
    joins: "",
  };
  const asked = { page: 1, itemsPerPage: 1 };
  const read = await readList(database.reader, rooms, asked, ({ room }: { room: string }) => room);
  expect(read).toMatchObject({ items: ["even"], totalItems: 2 });
});

test("a list may count to a bound of its own, and says that there are more", async () => {
  const counted = (most: number) => page({ ...listOf(bothRooms, most), countedMost: 5 });
  expect(await counted(5)).toMatchObject({ totalItems: 5 });
  expect(await counted(6)).toMatchObject({ totalItems: 5, countedUpTo: 5 });
});

test("an uncounted page sends one statement, and tells how far it goes", async () => {
  const list = listOf(everything, 10_001);
  const { next = "" } = await page(list);
  const sent = await statementsOf(async () => {
    expect(await page(list, { page: 2, after: next, isUncounted: true })).toMatchObject({
      ids: [9_998, 9_997, 9_996],
      totalItems: 6,
      countedUpTo: 6,
    });
  });
  expect(sent).toHaveLength(1);
});

test("a cursor goes on after the row that it was made for, whatever came before", async () => {
  for (const conditions of [everything, bothRooms]) {
    const first = await page(listOf(conditions, 8));
    const second = await page(listOf(conditions, 9), { page: 2, after: first.next ?? "" });
    expect(second.ids).toEqual([5, 4, 3]);
    expect(await page(listOf(conditions, 9), { page: 3, after: second.next ?? "" })).toEqual({
      ids: [2, 1],
      totalItems: 9,
    });
  }
});

test.each(["ASC", "DESC"] as const)("a cursor leads through nulls and mixed directions: %s", async (direction) => {
  const order: ListOrder = [
    { column: "score", direction, nullable: true },
    { column: "id", direction: "DESC" },
  ];
  for (const conditions of [everything, bothRooms]) {
    const list = listOf(conditions, 8, order);
    const first = await page(list);
    const second = await page(list, { after: first.next ?? "" });
    const third = await page(list, { after: second.next ?? "" });
    const { rows } = await database.pool.query<{ id: number }>(
      `SELECT id FROM letter WHERE id <= 8 ORDER BY score ${direction}, id DESC`,
    );
    const ids = rows.map(({ id }) => id);
    expect([first, second, third].flatMap((each) => each.ids)).toEqual(ids);
    expect(third).not.toHaveProperty("next");
  }
});

test.each([3, 10])("pages by their numbers follow each other through nulls: %i rows", async (itemsPerPage) => {
  const order: ListOrder = [
    { column: "score", direction: "DESC", nullable: true },
    { column: "id", direction: "ASC" },
  ];
  const { rows } = await database.pool.query<{ id: number }>(
    "SELECT id FROM letter WHERE id <= 30 ORDER BY score DESC, id",
  );
  for (const conditions of [everything, bothRooms]) {
    const pages = Array.from({ length: 30 / itemsPerPage + 1 }, (_, index) => index + 1);
    const read = await Promise.all(
      pages.map((number) => page(listOf(conditions, 30, order), { page: number, itemsPerPage })),
    );
    expect(read.flatMap(({ ids }) => ids)).toEqual(rows.map(({ id }) => id));
    expect(read.map(({ totalItems }) => totalItems)).toEqual(pages.map(() => 30));
  }
});

test("a deep page of mixed directions reads its own rows behind the key before it", async () => {
  await database.pool.query("CREATE INDEX letter_score ON letter (score, id DESC); ANALYZE letter");
  const order: ListOrder = [
    { column: "score", direction: "ASC", nullable: true },
    { column: "id", direction: "DESC" },
  ];
  const sent = await statementsOf(() => page(listOf(everything, 10_050, order), { page: 450, itemsPerPage: 10 }));
  const rows = sent.find(({ text }) => text.includes("row_number"));
  if (!rows) throw new Error("the page sent no statement for its rows");
  const { steps } = await stepsOf(database.pool, rows);
  expect(Math.max(...steps.map((step) => step.rows))).toBeLessThan(50);
});

test.each(["x", "W10", "WyJ4Il0", "WzEsMl0", "W251bGxd", "WyInOyBEUk9QIFRBQkxFIGxldHRlcjsgLS0iXQ"])(
  "a cursor that was made by hand is refused: %s",
  async (after) => {
    await expect(page(listOf(everything, 5), { after })).rejects.toMatchObject({ status: 400, code: "bad_query" });
  },
);

test("a reader of no place reads an empty list", async () => {
  expect(await page(listOf([], 5))).toEqual({ ids: [], totalItems: 0 });
  expect(await readListKeys(database.reader, listOf([], 5), 3)).toEqual([]);
});
