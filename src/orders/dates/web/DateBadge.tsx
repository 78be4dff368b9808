import { Badge } from "@mantine/core";
import type { Order } from "../../contract.ts";
import { texts } from "../../web/texts.ts";

export function DateBadge({ order: { proposedDate, party } }: { order: Order }) {
  if (!proposedDate || party === "operator" || proposedDate.by === party) return null;
  return (
    <Badge variant="light" color="yellow" c="var(--waiting)" tt="none" fw={600} size="lg">
      {texts.proposal.badge}
    </Badge>
  );
}
