import { expect, test } from "vitest";
import { z } from "zod";
import { amount, showsAmounts, spoken } from "../contract/wire.ts";
import { declaredBy } from "./declared.ts";

const schema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  owner: z.object({ id: z.string() }).nullable(),
  lines: z.array(z.object({ cents: z.int() })).default([]),
  byKind: z.record(z.string(), z.object({ count: z.int() })).optional(),
});
const pick = declaredBy(schema);

test("R6.4 what the schema does not declare is left behind, at every depth", () => {
  const row = {
    passwordHash: "secret",
    id: "1",
    name: "Ada",
    owner: { id: "2", email: "ada@advertiser.example" },
    lines: [{ cents: 5, cost: 3 }],
    byKind: { a: { count: 1, rows: [] } },
  };
  expect(pick(row)).toEqual({
    id: "1",
    name: "Ada",
    owner: { id: "2" },
    lines: [{ cents: 5 }],
    byKind: { a: { count: 1 } },
  });
});

test("nulls stay, what is missing stays missing, and the order is the schema's", () => {
  expect(pick({ owner: null, id: "1" })).toEqual({ id: "1", owner: null });
  expect(Object.keys(pick({ lines: [], name: null, id: "1" }) as object)).toEqual(["id", "name", "lines"]);
});

const priced = z.object({
  showsAmounts: showsAmounts(),
  totalCents: amount(),
  message: spoken(),
  lines: z.array(z.object({ name: z.string(), priceCents: amount() })),
});

test("R6.3 amounts go to those of whom the record says so, at every depth; what is written loses them", () => {
  const row = { totalCents: 12_345, message: "It costs $123.45.", lines: [{ name: "Homepage", priceCents: 500 }] };
  const pickPriced = declaredBy(priced);
  expect(pickPriced({ ...row, showsAmounts: true })).toEqual({ ...row, showsAmounts: true });
  const hidden = { totalCents: null, message: "It costs •••.", lines: [{ name: "Homepage", priceCents: null }] };
  expect(pickPriced({ ...row, showsAmounts: false })).toEqual({ ...hidden, showsAmounts: false });
  // A query that forgets the flag hides the amounts.
  expect(pickPriced(row)).toEqual(hidden);
});

test("a schema with amounts that says nothing of who reads them is refused at the start", () => {
  expect(() => declaredBy(z.object({ totalCents: amount() }))).toThrow("showsAmounts");
});
