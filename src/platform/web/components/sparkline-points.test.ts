import { expect, test } from "vitest";
import { linePoints } from "./sparkline-points.ts";

test("a trend goes from its first day to its last, the highest value at the top", () => {
  const points = [
    { readOn: "2026-01-01", value: 10 },
    { readOn: "2026-01-02", value: 30 },
    { readOn: "2026-01-05", value: 20 },
  ];
  expect(linePoints(points, 80, 20)).toBe("0,20 20,0 80,10");
});

test("a history that never moved lies in the middle", () => {
  const points = [
    { readOn: "2026-01-01", value: 7 },
    { readOn: "2026-01-02", value: 7 },
  ];
  expect(linePoints(points, 80, 20)).toBe("0,10 80,10");
});
