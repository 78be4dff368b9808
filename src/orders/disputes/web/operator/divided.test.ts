import { expect, test } from "vitest";
import { divided } from "./divided.ts";

test("R10.10 a decision divides the whole amount to the cent", () => {
  expect(divided("completed", undefined, 30_000, 1_500)).toEqual({
    returnedCents: 0,
    earnedCents: 25_500,
    feeCents: 4_500,
  });
  expect(divided("refunded", undefined, 30_000, 1_500)).toEqual({ returnedCents: 30_000, earnedCents: 0, feeCents: 0 });
  expect(divided("split", 12_001, 30_000, 1_500)).toEqual({
    returnedCents: 12_001,
    earnedCents: 15_299,
    feeCents: 2_700,
  });
});

test("a split without a sound amount divides nothing yet", () => {
  for (const refundCents of [undefined, -1, 30_001, 0.5])
    expect(divided("split", refundCents, 30_000, 0)).toBeUndefined();
});
