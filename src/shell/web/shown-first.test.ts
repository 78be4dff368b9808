import { expect, test } from "vitest";
import { type NamedMedium, shownFirst } from "./shown-first.ts";

const medium = (id: string): NamedMedium => ({ id, name: `Outlet ${id}`, organization: "/api/organizations/1" });

test("R2.20 the outlet that is shown is an entry of the select, also where the list ends before it", () => {
  const listed = [medium("1"), medium("2")];
  expect(shownFirst(medium("101"), listed).map(({ id }) => id)).toEqual(["101", "1", "2"]);
  expect(shownFirst(medium("2"), listed)).toBe(listed);
  expect(shownFirst(undefined, listed)).toBe(listed);
});
