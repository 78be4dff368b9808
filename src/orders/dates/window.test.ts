import { expect, test } from "vitest";
import type { PublishDateMode } from "./publish-date.ts";
import { windowOf } from "./window.ts";

const accepted = "2026-11-10T08:00:00.000Z";
const window = (publishDateMode: PublishDateMode, publishOn: string | null, turnaroundHours = 72) => {
  const { opensAt, dueAt, expiresAt } = windowOf(new Date(accepted), turnaroundHours, { publishDateMode, publishOn });
  return [opensAt?.toISOString(), dueAt.toISOString(), expiresAt.toISOString()];
};

test("R4.7 without a day a publication is due a turnaround after the acceptance, and the order ends then", () => {
  const due = "2026-11-13T08:00:00.000Z";
  expect(window("After", null)).toEqual([undefined, due, due]);
});

test("R4.7 on a day: taken from its first moment, due at its last, expired a turnaround later", () => {
  expect(window("On", "2026-12-10")).toEqual([
    "2026-12-10T00:00:00.000Z",
    "2026-12-10T23:59:59.999Z",
    "2026-12-13T23:59:59.999Z",
  ]);
});

test("R4.7 after a day: not before it, due a turnaround after the later of acceptance and day", () => {
  const late = "2026-12-13T00:00:00.000Z";
  expect(window("After", "2026-12-10")).toEqual(["2026-12-10T00:00:00.000Z", late, late]);
  const soon = "2026-11-13T08:00:00.000Z";
  expect(window("After", "2026-11-10")).toEqual(["2026-11-10T00:00:00.000Z", soon, soon]);
});

test("R4.7 before a day: due at the earlier of a turnaround and the end of the day", () => {
  const turnaround = "2026-11-13T08:00:00.000Z";
  expect(window("Before", "2026-12-10")).toEqual([undefined, turnaround, turnaround]);
  const end = "2026-11-11T23:59:59.999Z";
  expect(window("Before", "2026-11-11")).toEqual([undefined, end, end]);
});
