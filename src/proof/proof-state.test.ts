import { expect, test } from "vitest";
import type { Proof } from "./proof-schema.ts";
import { isFailed, isProven, type ProofState, proofStateOf } from "./proof-state.ts";

const look = { passed: true, isLost: false, wasRestored: false };

test.each<[string, Partial<Parameters<typeof proofStateOf>[0]>, ProofState]>([
  ["nobody has looked at is not checked yet", { passed: null }, "unseen"],
  ["was found whole holds", {}, "holds"],
  ["failed one look is no loss yet", { passed: false }, "failing"],
  ["failed after it came back once is failing again", { passed: false, wasRestored: true }, "failing"],
  ["two looks missed is lost", { passed: false, isLost: true }, "lost"],
  ["came back is restored", { wasRestored: true }, "restored"],
])("R10.3 a publication that %s", (_name, changed, state) => {
  expect(proofStateOf({ ...look, ...changed })).toBe(state);
});

test("R10.3 a publication that nobody has looked at is neither proven nor failed", () => {
  const unseen: Pick<Proof, "state" | "problems"> = { state: "unseen", problems: [] };
  expect([isProven(unseen), isFailed(unseen), isProven(null), isFailed(null)]).toEqual([false, false, false, false]);
});
