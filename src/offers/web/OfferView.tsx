import { Alert, Card, DataList, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { endsInWords } from "#formats/agreed-prices/web/ends.ts";
import { ConversationPanel } from "#messages/web/ConversationPanel.tsx";
import { orderTableWords } from "#orders/web/order-table-words.ts";
import { idOf, iri } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Offer } from "../contract.ts";
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
    <div className={classes.offer}>
      <Stack gap="lg">
        <Group gap="sm">
          <OfferStatusBadge offer={offer} />
          {orderLink}
        </Group>
        <Turn offer={offer} />
        <Missing offer={offer} />
        <OfferMoves offer={offer} />
        {offer.reason && (
          <Alert color="gray" variant="light" title={offerWords.reason}>
            {offer.reason}
          </Alert>
        )}
        <section>
          <Title order={2} mb="sm">
            {offerWords.versions}
          </Title>
          <OfferVersions versions={offer.versions} />
        </section>
        <ConversationPanel subject={iri("offers", offer.id)} />
      </Stack>
      <Card withBorder p="lg" component="aside">
        <Facts offer={offer} />
      </Card>
    </div>
  );
}

function Turn({ offer: { status, party, expiresAt } }: { offer: Offer }) {
  const asked = askedSide(status);
  if (!asked || !expiresAt) return null;
  return (
    <div>
      <Text fw={600}>
        {asked === party ? offerWords.yourTurn : offerWords.theirTurn[asked === "publisher" ? "client" : "publisher"]}
      </Text>
      <Text fz="sm" c="dimmed">
        {offerWords.unanswered(formatInstant(expiresAt))}
      </Text>
    </div>
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
  const { party, status, brief, heldCents, earningsCents, marketPriceCents, projectName, campaignName } = offer;
  const { isPriceKept, priceEndsAt, priceOrdersLeft } = offer;
  const standing = offer.versions.at(-1);
  if (!standing) return null;
  return (
    <DataList orientation="vertical">
      <Fact name={offerWords.price}>
        <Text fw={650} fz="lg" span>
          <Money cents={standing.priceCents} />
        </Text>{" "}
        <Text fz="sm" c="dimmed" span>
          {offerWords.listed} <Money cents={marketPriceCents} />
        </Text>
        <Discounts offer={offer} />
      </Fact>
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
      <Fact name={offerWords.date}>{orderTableWords.publishDate(standing)}</Fact>
      <Fact name={offerWords.links}>{standing.hyperlinkKind}</Fact>
      <Fact name={offerWords.extras}>{standing.extras.map(({ name }) => name).join(", ") || offerWords.noExtras}</Fact>
      <Fact name={offerWords.brand}>{projectName}</Fact>
      {campaignName && <Fact name={offerWords.campaign}>{campaignName}</Fact>}
      {brief && (
        <Fact name={offerWords.brief}>
          <Text fz="sm" className={classes.said}>
            {brief}
          </Text>
        </Fact>
      )}
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
