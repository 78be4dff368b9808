import { expect, test } from "vitest";
import { afterAsking } from "./known-pages.ts";

const at = (hours: number) => new Date(Date.UTC(2026, 10, 10, hours));
const none = { since: null, toldAt: null };

test("R10.3 operators are told once when no known page has answered for six hours, and once when one does again", () => {
  const begun = afterAsking(none, false, at(0));
  expect(begun).toEqual({ silence: { since: at(0), toldAt: null }, told: undefined });
  expect(afterAsking(begun.silence, false, at(5)).told).toBeUndefined();
  const told = afterAsking(begun.silence, false, at(6));
  expect(told).toEqual({ silence: { since: at(0), toldAt: at(6) }, told: "fallSilent" });
  expect(afterAsking(told.silence, false, at(9))).toEqual({ silence: told.silence, told: undefined });
  expect(afterAsking(told.silence, true, at(9))).toEqual({ silence: none, told: "answer" });
});

test("R10.3 a silence that ends before it is told is told to nobody", () => {
  expect(afterAsking({ since: at(0), toldAt: null }, true, at(3))).toEqual({ silence: none, told: undefined });
});
