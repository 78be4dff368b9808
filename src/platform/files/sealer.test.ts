import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openSealer } from "./sealer.ts";

const key = randomBytes(32);
const sealer = openSealer(() => key);
const passport = Buffer.from("a passport");

test("what is sealed opens again, and reads as nothing meanwhile", () => {
  const sealed = sealer.seal(passport, "one");
  expect(sealed.includes(passport)).toBe(false);
  expect(sealer.open(sealed, "one")).toEqual(passport);
});

test("the same bytes are sealed differently each time", () => {
  expect(sealer.seal(passport, "one")).not.toEqual(sealer.seal(passport, "one"));
});

test("sealed bytes that were put elsewhere, changed, cut, or sealed with another key don't open", () => {
  const sealed = sealer.seal(passport, "one");
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed[sealed.length - 1] ?? 0) ^ 1;
  const other = openSealer(() => randomBytes(32));
  expect(() => sealer.open(sealed, "two")).toThrow("another key");
  expect(() => sealer.open(changed, "one")).toThrow("another key");
  expect(() => sealer.open(sealed.subarray(0, 20), "one")).toThrow("another key");
  expect(() => other.open(sealed, "one")).toThrow("another key");
});

test("without a key nothing is taken, and the sentence says who has to do what", () => {
  expect(() => openSealer(() => undefined).seal(passport, "one")).toThrow("its operator has to set IDENTITY_KEY");
});
