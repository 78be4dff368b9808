import { expect, test } from "vitest";
import { type DomainClaim, moveByProof, mustProve } from "./entry.ts";

const claim: DomainClaim = { verification: "unverified", holdsDomain: true, vouched: false };

test.each<[string, Partial<DomainClaim>, boolean, boolean]>([
  ["an unproven outlet waits where only verified ones are listed", {}, true, true],
  ["and is listed where they need not be", {}, false, false],
  ["a proven one is listed", { verification: "verified" }, true, false],
  ["one that an operator vouches for is listed", { vouched: true }, true, false],
  ["the second to name a domain waits in any case", { holdsDomain: false }, false, true],
  ["also where an operator vouches for it", { holdsDomain: false, vouched: true }, false, true],
])("R3.5 %s", (_sentence, change, verifiedOnly, expected) => {
  expect(mustProve({ ...claim, ...change }, { verifiedOnly })).toBe(expected);
});

test.each([
  ["listed", true, true, "unlist"],
  ["listed", false, true, undefined],
  ["unproven", false, true, "list"],
  ["unproven", false, false, "submit"],
  ["unproven", true, true, undefined],
  ["paused", true, true, undefined],
  ["in_review", true, true, undefined],
] as const)("R3.5 %s, to be proven %j, reviewed %j: Byline moves it by %j", (status, proof, isReviewed, move) => {
  expect(moveByProof(status, { mustProve: proof, isReviewed })).toBe(move);
});
