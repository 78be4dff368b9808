import { Anchor, DataList, Stack, Text } from "@mantine/core";
import { ContributorNote } from "#formats/web/offer/ContributorNote.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Order } from "../../contract.ts";
import { dateWords } from "../../dates/web/date-words.ts";
import { Deadline } from "../Deadline.tsx";
import { OrderStatusBadge } from "../OrderStatusBadge.tsx";
import { texts } from "../texts.ts";
import classes from "./view.module.css";

const orderFactWords = texts.facts;

export function OrderHeader({ order }: { order: Order }) {
  const { mediaName, mediaDomain, formatType, campaignName, clientName, publisherName, party } = order;
  return (
    <Stack gap="sm">
      <div className={classes.head}>
        <OutletMark name={mediaName} size="page" />
        <div className={classes.headWords}>
          <h2 className={classes.title}>{order.title || texts.untitled}</h2>
          <div className={classes.summary}>
            <AnchorLink to="/media/$id" params={{ id: idOf(order.media) }} fw={500}>
              {mediaName}
            </AnchorLink>
            <span>{mediaDomain}</span>
            <span>{formatType}</span>
            <OrderStatusBadge order={order} />
            <Deadline order={order} />
          </div>
          <ContributorNote format={{ formatType, contributor: order.conditions.contributor }} />
        </div>
      </div>
      <DataList orientation="horizontal" labelWidth={110} size="sm" gap={6}>
        {campaignName && <Fact name={orderFactWords.campaign}>{campaignName}</Fact>}
        {party !== "client" && <Fact name={orderFactWords.client}>{clientName}</Fact>}
        {party !== "client" && <Brand order={order} />}
        {party !== "publisher" && <Fact name={orderFactWords.publisher}>{publisherName}</Fact>}
        <Swaps order={order} />
        {!order.editable && <Fact name={orderFactWords.publishDate}>{dateWords.publishDate(order)}</Fact>}
      </DataList>
    </Stack>
  );
}

function Brand({ order: { projectName, projectWebsite, brandDescription } }: { order: Order }) {
  return (
    <Fact name={orderFactWords.brand}>
      {projectName}
      {projectWebsite && (
        <Anchor href={projectWebsite} target="_blank" rel="noopener noreferrer nofollow" fz="sm" ml={8}>
          {hostOf(projectWebsite)}
        </Anchor>
      )}
      {brandDescription && (
        <Text fz="sm" c="dimmed" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {brandDescription}
        </Text>
      )}
    </Fact>
  );
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);

function Swaps({ order: { swappedFrom, swappedFromNumber, swappedTo, swappedToNumber } }: { order: Order }) {
  return (
    <>
      {swappedFrom && (
        <Fact name={orderFactWords.swappedFrom}>
          <OrderLink order={swappedFrom} number={swappedFromNumber} />
        </Fact>
      )}
      {swappedTo && (
        <Fact name={orderFactWords.swappedTo}>
          <OrderLink order={swappedTo} number={swappedToNumber} />
        </Fact>
      )}
    </>
  );
}

function OrderLink({ order, number }: { order: string; number: string | null }) {
  return (
    <AnchorLink to="." search={(previous) => ({ ...previous, order: idOf(order) })} resetScroll={false} fz="sm">
      {texts.order(number ?? "")}
    </AnchorLink>
  );
}
