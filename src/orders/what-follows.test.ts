import { expect, test } from "vitest";
import type { TradeSide } from "#events/trade-side.ts";
import { deadlineOf } from "../platform/lifecycle/lifecycle.ts";
import { type OrderStatus, orderLife, orderStatuses } from "./order.ts";
import { whatFollows } from "./what-follows.ts";

const says = (status: OrderStatus, reader: TradeSide) =>
  whatFollows({ status, totalCents: 11_440, earningsCents: 9_724 }, reader, "Nov 25");

test("an order says to each side what follows if nobody acts", () => {
  expect(says("sent", "client")).toBe("Without an answer by Nov 25, you get $114.40 back.");
  expect(says("sent", "publisher")).toBe("Without an answer by Nov 25, $114.40 goes back to the advertiser.");
  expect(says("published", "publisher")).toBe(
    "If the page is as booked and no answer comes by Nov 25, the order is completed and you earn $97.24.",
  );
  expect(says("published", "client")).toContain("the order is completed and the publisher is paid.");
  expect(says("completed", "client")).toBeUndefined();
});

test("every status that waits for somebody says what follows, with the money or in its own words", () => {
  for (const status of orderStatuses) {
    const deadline = deadlineOf(orderLife, status);
    if (deadline)
      expect([status, says(status, "client")]).toEqual([
        status,
        expect.stringMatching(/^(If .+|Without an answer) by Nov 25, .+\.$/),
      ]);
    if (deadline && !deadline.passed) expect([status, deadline.follows]).toEqual([status, expect.any(String)]);
  }
});
