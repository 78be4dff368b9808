import { expect, test } from "vitest";
import { payloadsOf } from "./changes.ts";

const change = (number: number) => ({ resource: "orders", id: `${number}`.padStart(36, "0"), organizationIds: ["o"] });

test("equal changes are told once", () => {
  expect(payloadsOf([change(1), change(2), change(1)])).toEqual([JSON.stringify([change(1), change(2)])]);
  expect(payloadsOf([])).toEqual([]);
});

test("each payload fits into a NOTIFY, and together they tell everything", () => {
  const changes = Array.from({ length: 200 }, (_, number) => change(number));
  const payloads = payloadsOf(changes);
  expect(payloads.length).toBeGreaterThan(1);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(payloads.flatMap((payload) => JSON.parse(payload))).toEqual(changes);
});

test("thousands of changed items are told as their resource", () => {
  const payloads = payloadsOf(Array.from({ length: 5_000 }, (_, number) => change(number)));
  expect(payloads).toEqual([JSON.stringify([{ resource: "orders", organizationIds: ["o"] }])]);
});
