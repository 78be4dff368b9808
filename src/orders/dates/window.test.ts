import { expect, test } from "vitest";
import type { PublishDateMode } from "./publish-date.ts";
import { leavesTime, leavesTurnaround, windowOf } from "./window.ts";

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

test("R4.7 a date leaves time while the publication would not be due yet", () => {
  const now = new Date("2026-11-13T09:00:00.000Z");
  const order = (acceptedAt: string | null) => ({ acceptedAt, conditions: { turnaroundHours: 72 } });
  const leaves = (publishDateMode: PublishDateMode, publishOn: string | null, acceptedAt: string | null = accepted) =>
    leavesTime({ publishDateMode, publishOn }, order(acceptedAt), now);
  expect([leaves("After", null), leaves("Before", "2026-11-20"), leaves("On", "2026-11-12")]).toEqual([
    false,
    false,
    false,
  ]);
  expect([leaves("On", "2026-11-13"), leaves("After", "2026-11-11"), leaves("After", null, null)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(leaves("On", "2026-11-12", null)).toBe(false);
});

test("R4.7 a day leaves the whole turnaround unless it has passed, or the order ends with it before", () => {
  const leaves = (publishDateMode: PublishDateMode, publishOn: string | null) =>
    leavesTurnaround(new Date(accepted), 72, { publishDateMode, publishOn });
  expect([leaves("Before", "2026-11-12"), leaves("Before", "2026-11-13"), leaves("After", null)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([leaves("On", "2026-11-09"), leaves("On", "2026-11-10"), leaves("After", "2026-11-01")]).toEqual([
    false,
    true,
    true,
  ]);
});
