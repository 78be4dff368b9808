import { bigint, date, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { columnList, fieldList, fieldTypes, selectedFields } from "./fields.ts";

const sale = pgTable("sale", { priceCents: bigint({ mode: "number" }), soldOn: date(), note: text() });

test("hand-written SQL takes names and types of columns from the table", () => {
  expect(columnList(["priceCents", "note"])).toBe("price_cents, note");
  expect(fieldList(["priceCents", "note"])).toBe('"priceCents", "note"');
  expect(fieldTypes(sale, ["priceCents", "soldOn"])).toBe('"priceCents" bigint, "soldOn" date');
  expect(selectedFields(sale, "s")).toBe(
    's.price_cents AS "priceCents", s.sold_on::text AS "soldOn", s.note AS "note"',
  );
});

test("a field that the table does not have is an error where the statement is written", () => {
  expect(() => fieldTypes(sale, ["price"])).toThrow(RangeError);
});
