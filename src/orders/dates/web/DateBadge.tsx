import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { ListedOrder } from "../../contract.ts";
import { texts } from "../../web/texts.ts";

export function DateBadge({ order: { proposedDate, party } }: { order: ListedOrder }) {
  if (!proposedDate || party === "operator" || proposedDate.by === party) return null;
  return <StatusTag tone="waiting">{texts.proposal.badge}</StatusTag>;
}
