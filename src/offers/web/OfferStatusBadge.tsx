import { Badge } from "@mantine/core";
import type { Offer } from "../contract.ts";
import { askedSide, type OfferStatus } from "../offer.ts";
import { texts } from "./texts.ts";

/** Amber waits for the reader; the label says the same. */
const colors: Record<OfferStatus, string> = {
  sent: "blue",
  countered: "blue",
  accepted: "green",
  declined: "gray",
  withdrawn: "gray",
  expired: "gray",
};

export function OfferStatusBadge({ offer: { status, party } }: { offer: Pick<Offer, "status" | "party"> }) {
  const isAsked = askedSide(status) === party;
  return (
    <Badge
      variant="dot"
      color={isAsked ? "yellow" : colors[status]}
      tt="none"
      fw={600}
      size="lg"
      style={{ flexShrink: 0 }}
    >
      {isAsked ? texts.isAsked : texts.statuses[status]}
    </Badge>
  );
}
