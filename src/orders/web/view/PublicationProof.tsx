import { Anchor, Group, Stack, Text } from "@mantine/core";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { isFailed } from "#proof/proof-state.ts";
import { Failures } from "#proof/web/Failures.tsx";
import { ProofBadge } from "#proof/web/ProofBadge.tsx";
import type { Order } from "../../contract.ts";
import { orderLife } from "../../order.ts";
import { texts } from "../texts.ts";

const proofWords = texts.proof;

export function PublicationProof({ order }: { order: Order }) {
  const { publicationUrl, proof, despite, status } = order;
  if (!publicationUrl || !proof) return null;
  const isDecided = !canMove(orderLife, "approve", status, "client");
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Anchor href={publicationUrl} target="_blank" rel="noopener noreferrer" fw={600}>
          {proofWords.open}
        </Anchor>
        <ProofBadge proof={proof} />
        {proof.state === "holds" && (
          <Text fz="sm" c="dimmed">
            {proofWords.passed(proof.checks)}
          </Text>
        )}
      </Group>
      {isFailed(proof) && <Failures title={proofWords.failed} problems={proof.problems} />}
      {isDecided && despite.length > 0 && <Failures title={proofWords.despite} problems={despite} />}
    </Stack>
  );
}
