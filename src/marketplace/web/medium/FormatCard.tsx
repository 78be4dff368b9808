import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { useClientUser } from "#accounts/web/api.ts";
import { endsInWords } from "#formats/agreed-prices/web/ends.ts";
import type { Format } from "#formats/contract.ts";
import { ContributorNote } from "#formats/web/offer/ContributorNote.tsx";
import { DirectLink } from "#formats/web/offer/DirectLink.tsx";
import { OfferConditions } from "#formats/web/offer/OfferConditions.tsx";
import { OfferExtras } from "#formats/web/offer/OfferExtras.tsx";
import { useClosed } from "#orders/dates/web/api.ts";
import { NextSlot } from "#orders/dates/web/NextSlot.tsx";
import { useLeadTime } from "#orders/web/use-lead-time.ts";
import { idOf } from "#platform/contract/iri.ts";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { formatConflicts } from "../../marks/conflict-chips.ts";
import { Conflicts } from "../../marks/web/Conflicts.tsx";
import { texts } from "../texts.ts";
import { BuyForm } from "./BuyForm.tsx";
import classes from "./medium.module.css";
import { NoCampaignHint } from "./NoCampaignHint.tsx";
import { useListingsOf } from "./use-listings-of.ts";

const mediumWords = texts.medium;

/** Of several the first has the page's red button. */
export function FormatCard({ format, isFirst }: { format: Format; isFirst: boolean }) {
  const { currentCampaign } = useClientUser();
  const isOnOffer = format.status === "listed" && !format.own;
  const campaign = isOnOffer ? currentCampaign?.id : undefined;
  const listing = useListingsOf(idOf(format.media)).find(({ id }) => id === format.id);
  return (
    <Card withBorder padding="lg" component="article">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={3} fz={16}>
          {format.formatType} {listing && <Conflicts listing={listing} of={formatConflicts} />}
        </Title>
        <Price format={format} />
      </Group>
      <FormatSlot format={format} />
      <ContributorNote format={format} />
      {format.own && <DirectLink format={format} />}
      <OfferConditions offer={format} />
      <OfferExtras offer={format} withExtras={campaign === undefined} />
      <div className={classes.foot}>
        <Buy
          format={format}
          isFirst={isFirst}
          campaign={campaign}
          isInCart={listing?.conflicts.includes("in-cart") ?? false}
        />
      </div>
    </Card>
  );
}

/** The next slot of an outlet with a calendar, for the plain format without writing. */
function FormatSlot({ format: { media, turnaroundHours } }: { format: Format }) {
  return <NextSlot lead={useLeadTime({ turnaroundHours, isWritten: false, closed: useClosed(idOf(media)) })} />;
}

function Price({ format }: { format: Format }) {
  const { priceCents, desiredPriceCents, desiredPriceEndsAt, desiredPriceOrdersLeft, status } = format;
  if (desiredPriceCents === null) {
    return (
      <Text fw={600} fz="lg" className="figures">
        {status === "draft" && priceCents === 0 ? mediumWords.notListed : <Money cents={priceCents} />}
      </Text>
    );
  }
  return (
    <Stack gap={0} align="flex-end">
      <Text fw={600} fz="lg" className="figures">
        <Money cents={desiredPriceCents} />
      </Text>
      <Text fz="xs" c="dimmed">
        {mediumWords.yourPrice} · {mediumWords.marketPrice} <Money cents={priceCents} />
      </Text>
      <Text fz="xs" c="dimmed">
        {endsInWords({ endsAt: desiredPriceEndsAt, ordersLeft: desiredPriceOrdersLeft })}
      </Text>
    </Stack>
  );
}

type BuyProps = { format: Format; isFirst: boolean; campaign: string | undefined; isInCart: boolean };

function Buy({ format, isFirst, campaign, isInCart }: BuyProps) {
  if (campaign) return <BuyForm format={format} isFirst={isFirst} campaign={campaign} isInCart={isInCart} />;
  if (!format.own) return format.status === "listed" ? <NoCampaignHint /> : null;
  return (
    <Group justify="space-between">
      <Text fz="sm" c="dimmed">
        {mediumWords.own}
      </Text>
      <ButtonLink to="/format/$formatId/edit" params={{ formatId: format.id }} variant="secondary">
        {mediumWords.edit}
      </ButtonLink>
    </Group>
  );
}
