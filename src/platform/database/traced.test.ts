import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { type OpenSpan, traceBy, underSpan } from "../tracing/span.ts";
import { openDatabase } from "./database.ts";
import { statementLabel } from "./traced.ts";

test.each([
  [{ name: "take-turn", text: "SELECT pg_advisory_xact_lock($1)" }, "take-turn"],
  ['select "id" from "mail" where "recipient" = $1', "SELECT mail"],
  ['insert into "auth"."users" ("email") values ($1)', "INSERT users"],
  [{ text: "\n  UPDATE wallet SET held = held + $1" }, "UPDATE wallet"],
  ["COMMIT", "COMMIT"],
])("%j is named without its values", (statement, name) => {
  expect(statementLabel(statement)).toBe(name);
});

test("a statement that waited for a connection belongs to the call that waited, and one outside of a call to none", async () => {
  const begun: { name: string; parent: string | undefined }[] = [];
  const spanNamed = (traceparent: string): OpenSpan => ({ traceparent, note: () => {}, end: () => {} });
  traceBy(({ name, parent }) => {
    begun.push({ name, parent });
    return spanNamed(`${parent} > ${name}`);
  });
  const { url, drop } = await createTestDatabase();
  const database = openDatabase({ url, poolSize: 1, log: pino({ level: "silent" }) });
  onTestFinished(async () => {
    traceBy(undefined);
    await database.close();
    await drop();
  });
  await database.pool.query("SELECT 1");
  const calls = ["one", "two", "three"];
  await Promise.all(
    calls.map((call) =>
      underSpan(spanNamed(call), () => database.pool.query({ name: `of-${call}`, text: "SELECT pg_sleep(0.01)" })),
    ),
  );
  await underSpan(spanNamed("four"), () =>
    database.transaction((tx) => tx.$client.query("SELECT 2 FROM outlet_of_none").catch(() => {})),
  );
  expect(begun).toEqual([
    ...calls.map((call) => ({ name: `of-${call}`, parent: call })),
    { name: "transaction", parent: "four" },
    ...["BEGIN", "SELECT outlet_of_none", "COMMIT"].map((name) => ({ name, parent: "four > transaction" })),
  ]);
});
