import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { snakeCase } from "#platform/contract/case.ts";
import { conditionNames } from "../conditions.ts";

const folder = new URL("../../../migrations/", import.meta.url);
const migrations = readdirSync(folder)
  .filter((file) => /^\d+_.*\.sql$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), "utf8"));

const baseline = migrations.find((sql) => sql.includes('CREATE TABLE "format"')) ?? "";
const firstTable = baseline.slice(baseline.indexOf('CREATE TABLE "format"')).split(");\n")[0] ?? "";

/** A migration that gives a condition to the orders that were booked without it. */
const isGivenToOrders = (name: string): boolean =>
  migrations.some((sql) =>
    new RegExp(`UPDATE publication_order SET conditions = conditions \\|\\| .*"${name}"`).test(sql),
  );

test.each(conditionNames)("orders of any age keep %s", (name) => {
  const isKept = firstTable.includes(`"${snakeCase(name)}"`) || isGivenToOrders(name);
  expect(isKept, `UPDATE publication_order SET conditions = conditions || '{"${name}": …}'`).toBe(true);
});
