import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { Order } from "../../contract.ts";
import { texts } from "./texts.ts";

const conditionsBadgeWords = texts.badge;

export function ConditionsBadge({ order: { newConditions, party } }: { order: Order }) {
  if (!newConditions) return null;
  return (
    <StatusTag tone="waiting">
      {party === "publisher" ? conditionsBadgeWords.publisher : conditionsBadgeWords.client}
    </StatusTag>
  );
}
