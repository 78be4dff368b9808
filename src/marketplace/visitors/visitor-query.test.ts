import { expect, test } from "vitest";
import { isNarrowed, readVisitorQuery, visitorPages, visitorPath } from "./visitor-query.ts";

const read = (text: string, isNamed = true) => readVisitorQuery(new URLSearchParams(text), isNamed);

test("empty fields of the form filter nothing", () => {
  const query = read("search=&country=&price%5Blte%5D=&page=2");
  expect(query).toMatchObject({ page: 2 });
  expect(query && isNarrowed(query)).toBe(false);
});

test("whatever else an address asks for needs an account", () => {
  for (const text of ["campaign=1", "page=41", "price[lte]=cheap", "order[name]=asc", "country=XYZ"])
    expect(read(text), text).toBeUndefined();
  expect(read("search=delta")?.search).toBe("delta");
  expect(read("search=delta", false)).toBeUndefined();
});

test("a view's address leads back to it, and pages end", () => {
  const query = read("country=DE&country=AT&price[lte]=9900&order[price]=asc");
  const path = visitorPath(query ?? {}, { page: 3 });
  expect(read(path.split("?")[1] ?? "")).toEqual({ ...query, page: 3 });
  expect([visitorPath({ page: 1 }), visitorPages(0), visitorPages(51), visitorPages(1e6)]).toEqual([
    "/media",
    1,
    2,
    40,
  ]);
});
