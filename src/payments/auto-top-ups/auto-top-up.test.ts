import { expect, test } from "vitest";
import { moveNamesOf, statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { autoTopUpLife, autoTopUpStatuses } from "./auto-top-up.ts";
import { autoTopUpEdit } from "./contract.ts";

test("an automatic top-up is on only after a card was asked for, and what is off stays off until then", () => {
  const ways = autoTopUpStatuses.flatMap((from) =>
    autoTopUpStatuses
      .filter((to) =>
        moveNamesOf(autoTopUpLife).some((name) => {
          const move = autoTopUpLife.moves[name];
          return move.to !== "stays" && move.from.includes(from) && statusAfter(autoTopUpLife, name, from) === to;
        }),
      )
      .map((to) => `${from} ${to}`),
  );
  expect(ways).toEqual([
    "off asked",
    "asked off",
    "asked asked",
    "asked open",
    "asked on",
    "asked stopped",
    "open off",
    "open asked",
    "open on",
    "open stopped",
    "on off",
    "on asked",
    "on stopped",
    "stopped off",
    "stopped asked",
  ]);
});

test("a top-up fits its day, and keeps the bounds of every top-up", () => {
  const bounds = { thresholdCents: 10_000, amountCents: 50_000, dayMaximumCents: 50_000 };
  expect(autoTopUpEdit.safeParse(bounds).success).toBe(true);
  for (const wrong of [
    { dayMaximumCents: 49_999 },
    { dayMaximumCents: 5_000_001 },
    { amountCents: 999 },
    { thresholdCents: 0 },
  ])
    expect(autoTopUpEdit.safeParse({ ...bounds, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
