import { Badge } from "@mantine/core";
import { type Proof, type ProofState, proofNames } from "../proof-state.ts";

/** Color repeats the word's meaning. */
const colors: Record<ProofState, string> = {
  unseen: "gray",
  holds: "green",
  restored: "green",
  failing: "red",
  lost: "red",
};

export function ProofBadge({ proof }: { proof: Proof | null }) {
  if (!proof) return null;
  return (
    <Badge variant="dot" color={colors[proof.state]} tt="none" fw={600} title={proof.problems.join("\n") || undefined}>
      {proofNames[proof.state]}
    </Badge>
  );
}
