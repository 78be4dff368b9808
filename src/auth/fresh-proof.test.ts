import { expect, test } from "vitest";
import { isFreshProof } from "./fresh-proof.ts";

const now = new Date("2026-05-05T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("a proof is fresh for a quarter of an hour; none is never", () => {
  expect(isFreshProof(minutesAgo(0), now)).toBe(true);
  expect(isFreshProof(minutesAgo(14.9), now)).toBe(true);
  expect(isFreshProof(minutesAgo(15), now)).toBe(false);
  expect(isFreshProof(undefined, now)).toBe(false);
});
