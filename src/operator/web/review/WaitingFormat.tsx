import { Text } from "@mantine/core";
import type { Format } from "#formats/contract.ts";
import { OfferConditions } from "#formats/web/offer/OfferConditions.tsx";
import { OfferExtras } from "#formats/web/offer/OfferExtras.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { Decisions } from "./Decisions.tsx";
import { texts } from "./texts.ts";
import { WaitingRow } from "./WaitingRow.tsx";

/** A format with its price and conditions, as buyers would read them. */
export function WaitingFormat({ format }: { format: Format }) {
  const { id, formatType, mediaName, mediaDomain, priceCents, updatedAt } = format;
  const name = texts.onMedium(formatType, mediaName);
  return (
    <WaitingRow name={name} lead={`${mediaDomain}. ${texts.waitsSince(formatInstant(updatedAt))}.`}>
      <Text>
        {texts.price}: <Money cents={priceCents} />
      </Text>
      <OfferConditions offer={format} />
      <OfferExtras offer={format} withExtras />
      <Decisions resource="formats" id={id} name={name} decisions={["approve", "reject"]} />
    </WaitingRow>
  );
}
