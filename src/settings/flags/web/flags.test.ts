import { expect, test } from "vitest";
import { offeredFlags } from "./flags.ts";

test("R2.15 known flags are offered before they have a row, and once", () => {
  const dates = { createdAt: "2026-11-01T00:00:00Z", updatedAt: "2026-11-01T00:00:00Z" };
  const own = { id: "1", name: "beta-prices", enabled: true, description: "", ...dates };
  const known = { id: "2", name: "profile-notifications", enabled: true, description: "Ours", ...dates };
  expect(offeredFlags([own, known]).map(({ name, id, enabled }) => [name, id, enabled])).toEqual([
    ["analytics-pageleave", null, false],
    ["analytics-pageview", null, false],
    ["beta-prices", "1", true],
    ["profile-notifications", "2", true],
  ]);
});
