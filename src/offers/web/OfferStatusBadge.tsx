import { Badge } from "@mantine/core";
import type { Offer } from "../contract.ts";
import { askedSide, type OfferStatus } from "../offer.ts";
import { texts } from "./texts.ts";

/** Color repeats what the word says: amber waits for the reader. */
const colors: Record<OfferStatus, string> = {
  sent: "blue",
  countered: "blue",
  accepted: "green",
  declined: "gray",
  withdrawn: "gray",
  expired: "gray",
};

/** Where an offer stands, as its reader sees it. */
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
