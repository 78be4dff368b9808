import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { statementsOf } from "../../../test/statements.ts";
import { type Database, openDatabase } from "./database.ts";
import { violatedConstraint } from "./faults.ts";
import { type Write, writeAtCommit, writeTogether } from "./writes.ts";

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
  testDatabase?.drop();
});

beforeEach(() => database.pool.query("TRUNCATE note, line"));

const note = (id: number, text: string): Write => ({
  name: "note",
  text: "INSERT INTO note VALUES ($1, $2)",
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

test("writes of several modules are one statement, each with its own values", async () => {
  const sent = await statementsOf(async () => {
    for (const id of [1, 2])
      await database.transaction((tx) => writeTogether(tx, [note(id, `$${id}`), line(10 + id, id)]));
  });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.text).toBe(sent[1]?.text);
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
  await database.transaction((tx) => writeTogether(tx, [note(1, "alone")]));
  await database.transaction((tx) => writeTogether(tx, []));
  expect(await rowsOf("note")).toEqual([[1, "alone"]]);
});

test("a part that fails undoes all of them, and says so in its own words", async () => {
  await database.transaction((tx) => writeTogether(tx, [note(1, "first"), line(1, 1)]));
  const again = database.transaction((tx) => writeTogether(tx, [note(2, "second"), line(1, 2)]));
  await expect(again).rejects.toThrow("this line is there");
  const other = database.transaction((tx) => writeTogether(tx, [note(1, "again"), line(2, 1)]));
  await expect(other).rejects.toThrow("note_pkey");
  expect([await rowsOf("note"), await rowsOf("line")]).toEqual([[[1, "first"]], [[1, 1]]]);
});

test("a write at the commit comes after all else, and once where the transaction is repeated", async () => {
  let attempts = 0;
  await database.transaction(async (tx) => {
    await writeAtCommit(tx, [note(1, "last"), line(1, 1)]);
    const seen = await tx.$client.query("SELECT FROM note");
    expect(seen.rowCount).toBe(0);
    await writeTogether(tx, [note(2, "first")]);
    if (attempts++ === 0) throw Object.assign(new Error("met another"), { code: "40001" });
  });
  expect([attempts, await rowsOf("note"), await rowsOf("line")]).toEqual([
    2,
    [
      [1, "last"],
      [2, "first"],
    ],
    [[1, 1]],
  ]);
});

test("a write that fails at the commit undoes all, and is what the caller hears", async () => {
  await database.transaction((tx) => writeTogether(tx, [note(1, "first"), line(1, 1)]));
  const again = database.transactionInParts({
    read: async () => undefined,
    work: async (tx) => {
      await writeTogether(tx, [note(2, "now")]);
      await writeAtCommit(tx, [note(3, "later"), line(1, 3)]);
      await writeAtCommit(tx, [note(4, "behind")]);
    },
    last: () => ({ text: "INSERT INTO note VALUES (5, 'kept')" }),
  });
  await expect(again).rejects.toThrow("this line is there");
  expect([await rowsOf("note"), await rowsOf("line")]).toEqual([[[1, "first"]], [[1, 1]]]);
  await database.transaction((tx) => writeAtCommit(tx, [note(2, "the connection goes on")]));
  expect(await rowsOf("note")).toHaveLength(2);
});
