import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { Proof } from "../proof-schema.ts";
import { proofTones } from "../proof-state.ts";
import { texts } from "./texts.ts";

export function ProofBadge({ proof }: { proof: Proof | null }) {
  if (!proof) return null;
  return (
    <StatusTag tone={proofTones[proof.state]} title={proof.problems.join("\n") || undefined}>
      {texts.states[proof.state]}
    </StatusTag>
  );
}
