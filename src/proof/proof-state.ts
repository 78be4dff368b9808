import type { StateTone } from "#platform/contract/state-tone.ts";
import { catalogue } from "#platform/words/catalogue.ts";

export const proofNames = catalogue("proof.states", {
  unseen: "Not checked yet",
  holds: "Holds",
  restored: "Restored",
  failing: "Check failed",
  lost: "Lost",
});
export type ProofState = keyof typeof proofNames;

type LastLook = {
  /** Null before the first look. */
  passed: boolean | null;
  /** Two looks have failed. */
  isLost: boolean;
  /** Lost once, and back. */
  wasRestored: boolean;
};

/** One failed look is no loss yet; the next one decides. */
export function proofStateOf({ passed, isLost, wasRestored }: LastLook): ProofState {
  if (passed === null) return "unseen";
  if (passed) return wasRestored ? "restored" : "holds";
  return isLost ? "lost" : "failing";
}

type Findings = { problems: readonly string[] };

/** True when the newest look found problems, as the approver is told. */
export const isFailed = (proof: Findings | null): boolean => proof !== null && proof.problems.length > 0;

/** True when the newest look found everything booked. */
export const isProven = (proof: (Findings & { state: ProofState }) | null): boolean =>
  proof !== null && proof.state !== "unseen" && !isFailed(proof);

/** Facts of the page that each look compares, besides the links. */
const pageChecks = 6;

export const checksOf = (linksPromised: number): number => pageChecks + linksPromised;

export const { passedInWords } = catalogue("proof.passed", {
  passedInWords: (checks: number) => `All ${checks} checks passed.`,
});

export const proofTones: Record<ProofState, StateTone> = {
  unseen: "quiet",
  holds: "good",
  restored: "good",
  failing: "bad",
  lost: "bad",
};
