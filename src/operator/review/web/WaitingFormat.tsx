import { Box, Text, Title } from "@mantine/core";
import type { Format } from "#formats/contract.ts";
import { OfferConditions } from "#formats/web/offer/OfferConditions.tsx";
import { OfferExtras } from "#formats/web/offer/OfferExtras.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Decisions } from "./Decisions.tsx";
import { texts } from "./texts.ts";

/** Rejected by itself, approved with its outlet. */
export function WaitingFormat({ format }: { format: Format }) {
  const { id, formatType, mediaName, priceCents } = format;
  return (
    <Box mt="lg">
      <Title order={4} fz={16}>
        {formatType}
      </Title>
      <Text>
        {texts.price}: <Money cents={priceCents} />
      </Text>
      <OfferConditions offer={format} />
      <OfferExtras offer={format} withExtras />
      <Box mt="md">
        <Decisions resource="formats" id={id} name={texts.onMedium(formatType, mediaName)} decisions={["reject"]} />
      </Box>
    </Box>
  );
}
