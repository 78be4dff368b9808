import { expect, test } from "vitest";
import { CallLimit, RateLimited } from "./call-limit.ts";

test("each caller has so many calls a minute, and is told when to come back", () => {
  const limit = new CallLimit(2);
  for (const at of [0, 1_000]) limit.count("ada", at);
  expect(() => limit.count("ada", 30_000)).toThrow(RateLimited);
  expect(() => limit.count("ada", 30_000)).toThrow("Try again in 30 seconds.");
  limit.count("bob", 30_000);
  limit.count("ada", 60_000);
});

test("without a limit nobody is counted", () => {
  const limit = new CallLimit(0);
  for (let call = 0; call < 10_000; call++) limit.count("ada", 0);
});
