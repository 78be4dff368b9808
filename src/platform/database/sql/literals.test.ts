import { expect, test } from "vitest";
import { literal, literals } from "./literals.ts";

test("a list stands in SQL as its values, quoted", () => {
  expect(literals(["booked", "sent"])).toBe("('booked', 'sent')");
  expect(literal("the publisher's")).toBe("'the publisher''s'");
});

test("no list is an error where it is written, not where it is asked", () => {
  expect(() => literals([])).toThrow(RangeError);
});
