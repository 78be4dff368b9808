import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { statementsOf } from "../../../test/statements.ts";
import { type Database, openDatabase } from "./database.ts";
import { violatedConstraint } from "./faults.ts";
import { type Write, writeTogether } from "./writes.ts";

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.ownerUrl, poolSize: 1, log: pino({ level: "silent" }) });
  await database.pool.query(
    "CREATE TABLE note (id integer PRIMARY KEY, text text); CREATE TABLE line (id integer PRIMARY KEY, note_id integer REFERENCES note)",
  );
});

afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});

beforeEach(() => database.pool.query("TRUNCATE note, line"));

const note = (id: number, text: string): Write => ({
  name: "note",
  text: "INSERT INTO note VALUES ($1, $2) RETURNING id, text",
  values: [id, text],
});
const line = (id: number, noteId: number): Write => ({
  name: "line",
  text: "INSERT INTO line SELECT $2::integer, $1",
  values: [noteId, id],
  failure: (error) => (violatedConstraint(error) === "line_pkey" ? new Error("this line is there") : error),
});
const rowsOf = async (table: "note" | "line") =>
  (await database.pool.query(`SELECT * FROM ${table} ORDER BY id`)).rows.map((row) => Object.values(row));

test("writes of several modules are one statement, each with its own values, and the first one's rows come back", async () => {
  const written: unknown[] = [];
  const sent = await statementsOf(async () => {
    for (const id of [1, 2])
      written.push(...(await database.transaction((tx) => writeTogether(tx, [note(id, `$${id}`), line(10 + id, id)]))));
  });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.text).toBe(sent[1]?.text);
  expect(written).toEqual([
    { id: 1, text: "$1" },
    { id: 2, text: "$2" },
  ]);
  expect([await rowsOf("note"), await rowsOf("line")]).toEqual([
    [
      [1, "$1"],
      [2, "$2"],
    ],
    [
      [11, 1],
      [12, 2],
    ],
  ]);
});

test("one write alone and none at all are fine", async () => {
  expect(await database.transaction((tx) => writeTogether(tx, [note(1, "alone")]))).toEqual([{ id: 1, text: "alone" }]);
  expect(await database.transaction((tx) => writeTogether(tx, []))).toEqual([]);
});

test("a part that fails undoes all of them, and says so in its own words", async () => {
  await database.transaction((tx) => writeTogether(tx, [note(1, "first"), line(1, 1)]));
  const again = database.transaction((tx) => writeTogether(tx, [note(2, "second"), line(1, 2)]));
  await expect(again).rejects.toThrow("this line is there");
  const other = database.transaction((tx) => writeTogether(tx, [note(1, "again"), line(2, 1)]));
  await expect(other).rejects.toThrow("note_pkey");
  expect([await rowsOf("note"), await rowsOf("line")]).toEqual([[[1, "first"]], [[1, 1]]]);
});
