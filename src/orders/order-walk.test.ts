import { expect, test } from "vitest";
import { walkOrders } from "../../hostile/walk/walk.ts";

test("R4.3 R4.5 whatever is done in whatever order, the books hold at every step, and every open order can go on", () => {
  const { steps, moves } = walkOrders(60, 100);
  expect(steps).toBe(6_000);
  expect(moves).toBeGreaterThan(500);
});
