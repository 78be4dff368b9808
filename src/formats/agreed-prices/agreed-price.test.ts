import { expect, test } from "vitest";
import { keptAs, keptInWords } from "./agreed-price.ts";

test("R4.6 an agreed price ends: after what was said, else after 90 days", () => {
  expect(keptAs({})).toEqual({ keptDays: 90, keptOrders: null });
  expect(keptAs({ keptDays: null, keptOrders: null })).toEqual({ keptDays: 90, keptOrders: null });
  expect(keptAs({ keptOrders: 5 })).toEqual({ keptDays: null, keptOrders: 5 });
  expect(keptAs({ keptDays: 30, keptOrders: 5 })).toEqual({ keptDays: 30, keptOrders: 5 });
});

test.each([
  [{ keptDays: 90, keptOrders: null }, "90 days"],
  [{ keptDays: 1, keptOrders: null }, "1 day"],
  [{ keptDays: null, keptOrders: 5 }, "5 orders"],
  [{ keptDays: null, keptOrders: 1 }, "this order only"],
  [{ keptDays: 30, keptOrders: 5 }, "5 orders within 30 days"],
])("how long a price stays reads as people say it: %o", (kept, words) => expect(keptInWords(kept)).toBe(words));
