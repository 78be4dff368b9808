import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { ListedOrder } from "../../contract.ts";
import { texts } from "./texts.ts";

const conditionsBadgeWords = texts.badge;

export function ConditionsBadge({ order: { hasNewConditions, party } }: { order: ListedOrder }) {
  if (!hasNewConditions) return null;
  return (
    <StatusTag tone="waiting">
      {party === "publisher" ? conditionsBadgeWords.publisher : conditionsBadgeWords.client}
    </StatusTag>
  );
}
