import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { type Database, openDatabase, type Reader, type Tx } from "./database.ts";
import { sqlState } from "./faults.ts";
import { inOrder } from "./in-order.ts";

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.ownerUrl, poolSize: 1, log: pino({ level: "silent" }) });
  await database.pool.query("CREATE TABLE note (id integer PRIMARY KEY)");
});

afterAll(async () => {
  await database?.close();
  testDatabase?.drop();
});

beforeEach(() => database.pool.query("TRUNCATE note"));

const write = (tx: Tx, id: number) => tx.$client.query("INSERT INTO note VALUES ($1)", [id]);
const notes = async () => (await database.pool.query("SELECT id FROM note ORDER BY id")).rows.map(({ id }) => id);

test("a statement that was sent without waiting finds what stands before it, and is committed with it", async () => {
  const [, , found] = await database.transaction((tx) =>
    inOrder([write(tx, 1), write(tx, 2), tx.$client.query("SELECT count(*) AS count FROM note")]),
  );
  expect(found.rows).toEqual([{ count: 2 }]);
  expect(await notes()).toEqual([1, 2]);
});

test("of statements sent without waiting the first failure is told, and nothing has happened", async () => {
  const failing = database.transaction((tx) => inOrder([write(tx, 1), write(tx, 1), write(tx, 3)]));
  expect(sqlState(await failing.catch((error) => error))).toBe("23505");
  expect(await notes()).toEqual([]);
});

test("a refusal takes back what was written, and the connection serves the next transaction", async () => {
  const refused = database.transaction(async (tx) => {
    await write(tx, 1);
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  await database.transaction((tx) => write(tx, 2));
  expect(await notes()).toEqual([2]);
});

const inParts = (lastId: number) =>
  database.transactionInParts({
    read: async ({ $client }: Reader) => (await $client.query("SELECT 7 AS seven")).rows[0].seven,
    work: async (tx, seven) => {
      await write(tx, 1);
      return seven;
    },
    last: (seven) => ({ text: "INSERT INTO note SELECT $1 WHERE $2 = 7", values: [lastId, seven] }),
  });

test("what is read beforehand is handed to the work, and the last statement is committed with it", async () => {
  expect(await inParts(2)).toBe(7);
  expect(await notes()).toEqual([1, 2]);
});

test("a last statement that fails is told, takes the work back, and leaves the connection as good as new", async () => {
  expect(sqlState(await inParts(1).catch((error) => error))).toBe("23505");
  expect(await notes()).toEqual([]);
  await database.transaction((tx) => write(tx, 3));
  expect(await notes()).toEqual([3]);
});
