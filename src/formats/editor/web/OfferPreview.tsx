import { Card, Group, Text, Title } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import { wrongSteps } from "../../steps.ts";
import { OfferConditions } from "../../web/offer/OfferConditions.tsx";
import { OfferExtras } from "../../web/offer/OfferExtras.tsx";
import { type FormatProblems, type FormatValues, previewOf } from "./form-values.ts";

export function OfferPreview({ values, problems }: { values: FormatValues; problems: FormatProblems }) {
  const offer = previewOf(values, problems);
  const open = wrongSteps(problems);
  return (
    <Card withBorder padding="lg">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={3} fz={16}>
          {offer.formatType}
        </Title>
        <Text fw={650} fz="lg">
          <Money cents={open.includes("pricing") ? null : offer.priceCents} />
        </Text>
      </Group>
      <OfferConditions offer={offer} open={open} />
      <OfferExtras offer={offer} withExtras />
    </Card>
  );
}
