import { expect, test } from "vitest";
import { verifiedTokens } from "./verified-tokens.ts";

const until = (milliseconds: number) => ({ expiresAt: new Date(milliseconds) });

test("a verified token is known until it expires", () => {
  const tokens = verifiedTokens(10);
  tokens.remember("a", until(1000));
  expect(tokens.get("a", 999)).toEqual(until(1000));
  expect(tokens.get("a", 1000)).toBeUndefined();
  expect(tokens.get("a", 0)).toBeUndefined();
});

test("the least used token is forgotten first", () => {
  const tokens = verifiedTokens(2);
  tokens.remember("a", until(1000));
  tokens.remember("b", until(1000));
  tokens.get("a", 0);
  tokens.remember("c", until(1000));
  expect(tokens.get("a", 0)).toBeDefined();
  expect(tokens.get("b", 0)).toBeUndefined();
  expect(tokens.get("c", 0)).toBeDefined();
});
