import { expect, test } from "vitest";
import { nextReminder } from "./reminders.ts";

const dueAt = new Date("2026-11-25T12:00:00.000Z");
const next = (after: string) => nextReminder(dueAt, new Date(after))?.toISOString();

test("R4.7 whoever an order waits for is reminded 48 and 12 hours before, then no more", () => {
  expect(next("2026-11-22T12:00:00.000Z")).toBe("2026-11-23T12:00:00.000Z");
  expect(next("2026-11-23T12:00:00.000Z")).toBe("2026-11-25T00:00:00.000Z");
  expect(next("2026-11-25T00:00:00.000Z")).toBeUndefined();
});

test("a term of 24 hours has the second reminder only, one of 12 none, and nothing due none either", () => {
  expect(next("2026-11-24T12:00:00.000Z")).toBe("2026-11-25T00:00:00.000Z");
  expect(next("2026-11-25T00:00:00.000Z")).toBeUndefined();
  expect(nextReminder(null, dueAt)).toBeNull();
});
