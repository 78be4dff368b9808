import { z } from "zod";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { instant } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";

export const proofNames = catalogue("proof.states", {
  unseen: "Not checked yet",
  holds: "Holds",
  restored: "Restored",
  failing: "Check failed",
  lost: "Lost",
});
export type ProofState = keyof typeof proofNames;
const proofStates = Object.keys(proofNames) as [ProofState, ...ProofState[]];

/** The one fact that everybody decides by (R10.3). */
export const proofSchema = z.object({
  state: z.enum(proofStates).describe("How the proof stands."),
  problems: z.array(z.string()).describe("The newest look's findings of something wrong, a sentence each."),
  checkedAt: instant().nullable().describe("When the newest look was taken; null before the first."),
  checks: z.int().describe("How many single facts the newest look compared."),
  linksFound: z.int().describe("How many of the promised links the newest look found."),
  linksPromised: z.int().describe("How many links were promised."),
});
export type Proof = z.infer<typeof proofSchema>;

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

/** True when the newest look found problems, as the approver is told. */
export const isFailed = (proof: Pick<Proof, "problems"> | null): boolean => proof !== null && proof.problems.length > 0;

/** True when the newest look found everything booked. */
export const isProven = (proof: Pick<Proof, "state" | "problems"> | null): boolean =>
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
