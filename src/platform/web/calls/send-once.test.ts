import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock("../api.ts", async () => ({ send, ...(await import("../api-error.ts")) }));

import { ApiError } from "../api-error.ts";
import { retryUnanswered, sendOnce } from "./send-once.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  send.mockReset();
  vi.unstubAllGlobals();
});

const keyOfCall = (index: number): string => send.mock.calls[index]?.[3].idempotencyKey;

test("R2.11 a try after a lost connection repeats the same attempt", async () => {
  send.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce("booked");
  await expect(sendOnce("/carts/1/book", { expectedTotalCents: 500 })).rejects.toThrow();
  await expect(sendOnce("/carts/1/book", { expectedTotalCents: 500 })).resolves.toBe("booked");
  expect(keyOfCall(1)).toBe(keyOfCall(0));
});

test("R2.11 two clicks at once are one attempt", async () => {
  send.mockResolvedValue("booked");
  await Promise.all([sendOnce("/carts/1/book", {}), sendOnce("/carts/1/book", {})]);
  expect(keyOfCall(1)).toBe(keyOfCall(0));
});

test("after an answer the next call is a new attempt", async () => {
  send.mockRejectedValueOnce(new ApiError(409, { code: "insufficient_balance" })).mockResolvedValue("booked");
  await expect(sendOnce("/carts/1/book", {})).rejects.toThrow();
  await sendOnce("/carts/1/book", {});
  await sendOnce("/carts/1/book", {});
  expect(new Set([keyOfCall(0), keyOfCall(1), keyOfCall(2)]).size).toBe(3);
});

test("another cart than the one seen is another attempt", async () => {
  send.mockRejectedValue(new TypeError("Failed to fetch"));
  await sendOnce("/carts/1/book", { expectedTotalCents: 500 }, ["line-1"]).catch(() => undefined);
  await sendOnce("/carts/1/book", { expectedTotalCents: 500 }, ["line-2"]).catch(() => undefined);
  expect(keyOfCall(1)).not.toBe(keyOfCall(0));
});

test("only what nobody answered is tried again", () => {
  expect(retryUnanswered(0, new TypeError("Failed to fetch"))).toBe(true);
  expect(retryUnanswered(0, new ApiError(503))).toBe(true);
  expect(retryUnanswered(0, new ApiError(409, { code: "idempotency_key_in_use" }))).toBe(true);
  expect(retryUnanswered(0, new ApiError(409, { code: "insufficient_balance" }))).toBe(false);
  expect(retryUnanswered(3, new TypeError("Failed to fetch"))).toBe(false);
});
