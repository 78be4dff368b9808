import { expect, test } from "vitest";
import { inTurns } from "./in-turns.ts";

test("others are served between two that are made, and what is made keeps its order", async () => {
  const seen: string[] = [];
  const making = inTurns(["order", "offer"], (name) => {
    seen.push(name);
    setImmediate(() => seen.push(`served after ${name}`));
    return name.toUpperCase();
  });
  expect(await making).toEqual(["ORDER", "OFFER"]);
  expect(seen).toEqual(["order", "served after order", "offer", "served after offer"]);
});
