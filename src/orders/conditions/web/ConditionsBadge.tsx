import { Badge } from "@mantine/core";
import type { Order } from "../../contract.ts";
import { texts } from "./texts.ts";

const conditionsBadgeWords = texts.badge;

export function ConditionsBadge({ order: { newConditions, party } }: { order: Order }) {
  if (!newConditions) return null;
  return (
    <Badge variant="light" color="yellow" c="var(--waiting)" tt="none" fw={600} size="lg">
      {party === "publisher" ? conditionsBadgeWords.publisher : conditionsBadgeWords.client}
    </Badge>
  );
}
