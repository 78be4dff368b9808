import { expect, test } from "vitest";
import { parseAddress } from "./address-schema.ts";
import { columnsDrawn } from "./shown-columns.ts";

test("R3.7 a column that is filtered or sorted by stands in the table, second of all", () => {
  const drawn = (search: Record<string, unknown>) => columnsDrawn(parseAddress(search));
  expect(drawn({ columns: ["price"] })).toEqual(["price"]);
  expect(drawn({ columns: ["price"], "mjTf[gte]": "20" })).toEqual(["price", "mjTf"]);
  expect(drawn({ columns: ["price"], country: "US", topic: "Food" })).toEqual(["price", "countries", "topics"]);
  expect(drawn({ columns: ["price"], "order[mozDomainAuthority]": "desc" })).toEqual(["price", "mozDomainAuthority"]);
  expect(drawn({ columns: ["price", "topics"], country: "US" })).toEqual(["price", "countries", "topics"]);
  expect(drawn({ columns: ["countries", "price"], country: "US" })).toEqual(["countries", "price"]);
});

test("R3.7 neither the name nor what all rows share becomes a column", () => {
  expect(columnsDrawn(parseAddress({ columns: ["price"], "order[name]": "asc", verified: "true" }))).toEqual(["price"]);
});
