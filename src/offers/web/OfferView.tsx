import { Alert, Card, DataList, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { endsInWords } from "#formats/agreed-prices/web/ends.ts";
import { ConversationPanel } from "#messages/web/ConversationPanel.tsx";
import { dateWords } from "#orders/dates/web/date-words.ts";
import { idOf, iri } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { WithAside } from "#platform/web/components/WithAside.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Offer, OfferVersion } from "../contract.ts";
import { askedSide } from "../offer.ts";
import { Discounts } from "./Discounts.tsx";
import { OfferMoves } from "./OfferMoves.tsx";
import { OfferStatusBadge } from "./OfferStatusBadge.tsx";
import { OfferVersions } from "./OfferVersions.tsx";
import classes from "./offers.module.css";
import { texts } from "./texts.ts";

const offerWords = texts.view;

export function OfferView({ offer, orderLink }: { offer: Offer; orderLink: ReactNode }) {
  return (
    <WithAside
      aside={
        <Card withBorder p="lg" component="aside">
          <Facts offer={offer} />
        </Card>
      }
    >
      <Stack gap="lg">
        <Card withBorder p="lg">
          <Stack gap="md">
            <Turn offer={offer} orderLink={orderLink} />
            <Missing offer={offer} />
            <OfferMoves offer={offer} />
          </Stack>
        </Card>
        {offer.reason && (
          <Alert color="gray" variant="light" title={offerWords.reason}>
            {offer.reason}
          </Alert>
        )}
        <section>
          <Title order={2} fz={16} mb="sm">
            {offerWords.versions}
          </Title>
          <OfferVersions versions={offer.versions} />
        </section>
        <ConversationPanel subject={iri("offers", offer.id)} />
      </Stack>
    </WithAside>
  );
}

/** Where the offer stands, and the consequence of waiting. */
function Turn({ offer, orderLink }: { offer: Offer; orderLink: ReactNode }) {
  const { status, party, expiresAt } = offer;
  const asked = askedSide(status);
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      {asked && expiresAt ? (
        <div className={classes.turn}>
          <Text fw={600} fz={16}>
            {asked === party
              ? offerWords.yourTurn
              : offerWords.theirTurn[asked === "publisher" ? "client" : "publisher"]}
          </Text>
          <Text fz="sm" c="dimmed">
            {offerWords.unanswered(formatInstant(expiresAt))}
          </Text>
        </div>
      ) : (
        orderLink
      )}
      <OfferStatusBadge offer={offer} />
    </Group>
  );
}

function Missing({ offer: { missingCents, moves, clientOrganization } }: { offer: Offer }) {
  if (!missingCents || !moves.includes("accept")) return null;
  return (
    <Alert color="yellow" variant="light">
      <Group justify="space-between">
        {offerWords.missing(formatCents(missingCents))}
        <ButtonLink
          to="/top-up"
          search={{ organization: idOf(clientOrganization), amount: missingCents } as never}
          variant="secondary"
        >
          {offerWords.topUp}
        </ButtonLink>
      </Group>
    </Alert>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const standing = offer.versions.at(-1);
  if (!standing) return null;
  return (
    <Stack gap="md">
      <div>
        <Text className={classes.price}>
          <Money cents={standing.priceCents} />
        </Text>
        <Text fz="sm" c="dimmed">
          {offerWords.listed} <Money cents={offer.marketPriceCents} />
        </Text>
        <Discounts offer={offer} />
      </div>
      <Terms offer={offer} standing={standing} />
      {offer.brief && (
        <div className={classes.below}>
          <Text fz={12} fw={500} c="dimmed">
            {offerWords.brief}
          </Text>
          <Text fz="sm" className={classes.said}>
            {offer.brief}
          </Text>
        </div>
      )}
    </Stack>
  );
}

function Terms({ offer, standing }: { offer: Offer; standing: OfferVersion }) {
  const { party, status, heldCents, earningsCents, projectName, campaignName } = offer;
  const { isPriceKept, priceEndsAt, priceOrdersLeft } = offer;
  return (
    <DataList orientation="horizontal" labelWidth={104} className={classes.below}>
      {status === "accepted" && (
        <Fact name={offerWords.kept}>
          {isPriceKept ? endsInWords({ endsAt: priceEndsAt, ordersLeft: priceOrdersLeft }) : offerWords.keptNot}
        </Fact>
      )}
      <Fact name={offerWords.total}>
        <Money cents={standing.totalCents} />
      </Fact>
      {party === "publisher" && (
        <Fact name={offerWords.earnings}>
          <Money cents={earningsCents} />
        </Fact>
      )}
      {heldCents !== null && heldCents > 0 && (
        <Fact name={offerWords.held}>
          <Money cents={heldCents} />
        </Fact>
      )}
      <Fact name={offerWords.date}>{dateWords.publishDate(standing)}</Fact>
      <Fact name={offerWords.links}>{standing.hyperlinkKind}</Fact>
      <Fact name={offerWords.extras}>{standing.extras.map(({ name }) => name).join(", ") || offerWords.noExtras}</Fact>
      <Fact name={offerWords.brand}>{projectName}</Fact>
      {campaignName && <Fact name={offerWords.campaign}>{campaignName}</Fact>}
    </DataList>
  );
}

export const OfferMedium = ({ offer }: { offer: Offer }) => (
  <Text fz="sm" c="dimmed">
    <AnchorLink to="/media/$id" params={{ id: idOf(offer.media) }} inherit>
      {offer.mediaDomain}
    </AnchorLink>
    {` · ${offer.formatType}`}
  </Text>
);
