import { Badge } from "@mantine/core";
import type { OfferStatus } from "../offer.ts";
import { texts } from "./texts.ts";

/** Color repeats what the word says. */
const colors: Record<OfferStatus, string> = {
  sent: "blue",
  countered: "yellow",
  accepted: "green",
  declined: "gray",
  withdrawn: "gray",
  expired: "gray",
};

/** An offer's status in a word. */
export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  return (
    <Badge variant="dot" color={colors[status]} tt="none" fw={600} size="lg" style={{ flexShrink: 0 }}>
      {texts.statuses[status]}
    </Badge>
  );
}
