/** What a report says of a publication's proof, and how people read it. */
export const proofNames = {
  unseen: "Not checked yet",
  holds: "Holds",
  restored: "Restored",
  failing: "Check failed",
  lost: "Lost",
} as const;
export type ProofState = keyof typeof proofNames;
export const proofStates = Object.keys(proofNames) as [ProofState, ...ProofState[]];

/** The last look at a publication, and what the looks before it came to. */
export type LastLook = {
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
  if (isLost) return "lost";
  if (!passed) return "failing";
  return wasRestored ? "restored" : "holds";
}
