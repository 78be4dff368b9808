import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { type Asking, type Database, openDatabase } from "../database/database.ts";
import { readPage } from "./page.ts";

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.ownerUrl, poolSize: 3, log: pino({ level: "silent" }) });
});

afterAll(async () => {
  await database?.close();
  testDatabase?.drop();
});

async function numbers(last: number, page: number) {
  let asked = 0;
  const ask = (...given: unknown[]) => {
    asked += 1;
    return Reflect.apply(database.pool.query, database.pool, given);
  };
  const counting = { $client: { query: ask } } as Asking;
  const text = `SELECT number, count(*) OVER () AS "totalItems" FROM generate_series(1, $1::integer) AS number`;
  const statement = { name: "numbers", text, by: ["number"], values: [last] };
  const found = await readPage<{ number: number; totalItems: number }>(counting, statement, { page, itemsPerPage: 3 });
  return [found.rows.map(({ number }) => number), found.totalItems, asked];
}

test("a page tells how long the list is, in one question", async () => {
  expect(await numbers(4, 1)).toEqual([[1, 2, 3], 4, 1]);
  expect(await numbers(4, 2)).toEqual([[4], 4, 1]);
  expect(await numbers(0, 1)).toEqual([[], 0, 1]);
});

test("R7.3 a page behind the last one is empty, the list is not", async () => {
  expect(await numbers(3, 2)).toEqual([[], 3, 2]);
  expect(await numbers(0, 2)).toEqual([[], 0, 2]);
});
