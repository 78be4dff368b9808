import { expect, test } from "vitest";
import { metricStandingOf } from "./standing.ts";

const on = { keySet: true, paused: false, monthlyUnits: 100, usedUnits: 50, unitsOfOne: 50, retryAt: null };

test("R3.6 a provider is asked with a key and units for one medium, unless it is paused or wants to be left alone", () => {
  expect(metricStandingOf(on)).toBe("on");
  expect(metricStandingOf({ ...on, usedUnits: 51 })).toBe("usedUp");
  expect(metricStandingOf({ ...on, retryAt: "2026-01-01T00:00:00.000Z" })).toBe("waiting");
  expect(metricStandingOf({ ...on, monthlyUnits: 0 })).toBe("off");
  expect(metricStandingOf({ ...on, paused: true, retryAt: "2026-01-01T00:00:00.000Z" })).toBe("paused");
  expect(metricStandingOf({ ...on, keySet: false, unitsOfOne: null, paused: true })).toBe("noKey");
});
