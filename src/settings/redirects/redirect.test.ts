import { expect, test } from "vitest";
import { isReserved, leadsBack } from "./redirect.ts";

const chain = [
  { path: "/b", target: "/c?from=b" },
  { path: "/c", target: "/d/" },
  { path: "/away", target: "https://other.example/a" },
];

test.each([
  ["/a", "/a#top"],
  ["/a", "/x/../a"],
  ["/d", "/b"],
  ["/d", "/b/?again=1"],
])("R2.25 %s → %s leads back", (path, target) => {
  expect(leadsBack({ path, target }, chain)).toBe(true);
});

test.each([
  ["/a", "/b"],
  ["/a", "/away"],
  ["/a", "https://other.example/a"],
  ["/b", "/"],
])("R2.25 %s → %s leads on", (path, target) => {
  const others = chain.filter((other) => other.path !== path);
  expect(leadsBack({ path, target }, others)).toBe(false);
});

test("R2.25 a circle among the others is not followed for ever", () => {
  const circle = [
    { path: "/x", target: "/y" },
    { path: "/y", target: "/x" },
  ];
  expect(leadsBack({ path: "/a", target: "/x" }, circle)).toBe(false);
});

test("R2.25 what Byline needs is told by the whole first part of a path", () => {
  expect(["/operator", "/operator/redirects", "/Sign-In", "/api/x", "/auth/"].filter(isReserved)).toHaveLength(5);
  expect(["/", "/operators", "/prices/api", "/apis"].filter(isReserved)).toEqual([]);
});
