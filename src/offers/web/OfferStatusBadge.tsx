import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import type { Offer } from "../contract.ts";
import { askedSide, offerTones } from "../offer.ts";
import { texts } from "./texts.ts";

export function OfferStatusBadge({ offer: { status, party } }: { offer: Pick<Offer, "status" | "party"> }) {
  const isAsked = askedSide(status) === party;
  return (
    <StatusTag tone={isAsked ? "waiting" : offerTones[status]}>
      {isAsked ? texts.isAsked : texts.statuses[status]}
    </StatusTag>
  );
}
