import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommon } from "./common.ts";

test("more than ten thousand passwords that people choose are known, also with digits behind them or twice", async () => {
  expect(dictionary["passwords-common"].length).toBeGreaterThan(10_000);
  for (const password of ["11223344", "12341234", "147258369", "aa123456", "Babygirl1", "hunter2hunter2", "trustno1"])
    expect([password, await isCommon(password)]).toEqual([password, true]);
});

test("a password of one's own is not among them", async () => {
  for (const password of ["a quiet harbour at dawn", "kqv-7f2m-xw", "north4lighthouse9bay"])
    expect([password, await isCommon(password)]).toEqual([password, false]);
});
