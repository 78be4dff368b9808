import { Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { openOfferStatuses } from "#offers/offer.ts";
import { offersQuery } from "#offers/web/api.ts";
import { OfferTable } from "#offers/web/OfferTable.tsx";
import { formatCents } from "#platform/money/money.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts } from "./texts.ts";

const offersWords = texts.offers;

/** Open offers of the campaign, with the money that they hold. */
export function OffersWaiting({ campaignId }: { campaignId: string }) {
  const titleId = useId();
  const { data: offers } = useQuery(offersQuery({ side: "client", campaign: campaignId, status: openOfferStatuses }));
  if (!offers || offers.items.length === 0) return null;
  const held = offers.items.flatMap(({ heldCents }) => heldCents ?? []);
  const isWhole = offers.items.length === offers.totalItems;
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mt="lg" mb="xs">
        <Title order={2} fz={14} id={titleId}>
          {offersWords.title}
        </Title>
        {isWhole && held.length > 0 && (
          <Text fz="sm" c="dimmed">
            {offersWords.held(formatCents(held.reduce((sum, cents) => sum + cents, 0)))}
          </Text>
        )}
      </Group>
      <OfferTable offers={offers.items} to="/offers/$id" />
      {!isWhole && (
        <AnchorLink to="/offers" fz="sm">
          {offersWords.all(offers.totalItems)}
        </AnchorLink>
      )}
    </section>
  );
}
