import { Text } from "@mantine/core";
import type { ListedOffer } from "../contract.ts";
import { discountsOf } from "../discount.ts";
import { texts } from "./texts.ts";

const offerListWords = texts.list;

export function Discounts({ offer }: { offer: ListedOffer }) {
  const { offListed, offPresent } = discountsOf(offer);
  const reader = offer.party === "client" ? "client" : "publisher";
  return (
    <Text fz="xs" c="dimmed">
      {offListed > 0 && <span style={{ display: "block" }}>{offerListWords.off(offListed)}</span>}
      {offPresent > 0 && <span style={{ display: "block" }}>{offerListWords.offPresent[reader](offPresent)}</span>}
    </Text>
  );
}
