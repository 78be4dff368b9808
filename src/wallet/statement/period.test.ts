import { expect, test } from "vitest";
import { periodOf } from "./period.ts";

const now = new Date("2026-11-23T10:00:00Z");

test.each([
  [{}, { from: "2026-11-01", to: "2026-11-23" }],
  [{ to: "2026-09-30" }, { from: "2026-09-01", to: "2026-09-30" }],
  [{ from: "2026-01-15" }, { from: "2026-01-15", to: "2026-11-23" }],
  [
    { from: "2026-05-02", to: "2026-05-01" },
    { from: "2026-05-02", to: "2026-05-02" },
  ],
])("R10.4 a statement for %j is of %j", (asked, period) => {
  expect(periodOf(asked, now)).toEqual(period);
});
