import { z } from "zod";
import { instant } from "#platform/contract/wire.ts";

/** How the proof of a publication stands, as people read it. */
export const proofNames = {
  unseen: "Not checked yet",
  holds: "Holds",
  restored: "Restored",
  failing: "Check failed",
  lost: "Lost",
} as const;
export type ProofState = keyof typeof proofNames;
const proofStates = Object.keys(proofNames) as [ProofState, ...ProofState[]];

/** The proof of a publication: the one fact that everybody decides by (R10.3). */
export const proofSchema = z.object({
  state: z.enum(proofStates).describe("How the proof stands."),
  problems: z.array(z.string()).describe("The newest look's findings of something wrong, a sentence each."),
  checkedAt: instant().nullable().describe("When the newest look was taken; null before the first."),
  checks: z.int().describe("How many single facts the newest look compared."),
  linksFound: z.int().describe("How many of the promised links the newest look found."),
  linksPromised: z.int().describe("How many links were promised."),
});
export type Proof = z.infer<typeof proofSchema>;

/** The newest look at a publication, and what the looks before it came to. */
type LastLook = {
  /** Null where nobody has looked yet. */
  passed: boolean | null;
  /** What was promised is gone, as two looks found. */
  isLost: boolean;
  /** It was gone once, and came back. */
  wasRestored: boolean;
};

/** One failed look says nothing of a loss yet: the next one does. */
export function proofStateOf({ passed, isLost, wasRestored }: LastLook): ProofState {
  if (passed === null) return "unseen";
  if (passed) return wasRestored ? "restored" : "holds";
  return isLost ? "lost" : "failing";
}

/** True where the newest look found something missing: whoever approves is told. */
export const isFailed = (proof: Pick<Proof, "problems"> | null): boolean => proof !== null && proof.problems.length > 0;

/** True where the newest look found all that was booked. */
export const isProven = (proof: Pick<Proof, "state" | "problems"> | null): boolean =>
  proof !== null && proof.state !== "unseen" && !isFailed(proof);

/** A look compares six facts of the page, and each promised link. */
const pageChecks = 6;

/** How many single facts a look at a page with so many promised links compares. */
export const checksOf = (linksPromised: number): number => pageChecks + linksPromised;

/** "All 7 checks passed." */
export const passedInWords = (checks: number): string => `All ${checks} checks passed.`;
