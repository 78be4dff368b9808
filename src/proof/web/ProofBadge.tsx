import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { type Proof, proofNames, proofTones } from "../proof-state.ts";

export function ProofBadge({ proof }: { proof: Proof | null }) {
  if (!proof) return null;
  return (
    <StatusTag tone={proofTones[proof.state]} title={proof.problems.join("\n") || undefined}>
      {proofNames[proof.state]}
    </StatusTag>
  );
}
