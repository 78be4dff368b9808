import { Group, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { OutletMark } from "#media/web/OutletMark.tsx";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import type { ListedOffer } from "../contract.ts";
import { Discounts } from "./Discounts.tsx";
import { OfferStatusBadge } from "./OfferStatusBadge.tsx";
import { texts } from "./texts.ts";

const offerListWords = texts.list;

type OfferTableProps = { offers: ListedOffer[]; to: "/offers/$id" | "/publisher/dashboard/offers/$id" };

export function OfferTable({ offers, to }: OfferTableProps) {
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{offerListWords.columns.outlet}</Table.Th>
          <Table.Th visibleFrom="sm">{offerListWords.columns.status}</Table.Th>
          <Table.Th visibleFrom="sm">{offerListWords.columns.answer}</Table.Th>
          <Table.Th ta="right">{offerListWords.columns.price}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} to={to} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function OfferRow({ offer, to }: { offer: ListedOffer; to: OfferTableProps["to"] }) {
  const { id, mediaName, formatType, priceCents, party } = offer;
  return (
    <Table.Tr className={area.row}>
      <Table.Td>
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <OutletMark name={mediaName} />
          <div>
            <Text fw={600} fz="sm" style={{ overflowWrap: "anywhere" }}>
              <Link to={to} params={{ id }} className={area.link}>
                {mediaName}
              </Link>
            </Text>
            <Text fz="sm" c="dimmed">
              {[formatType, party === "publisher" ? offer.projectName : offer.campaignName].filter(Boolean).join(" · ")}
            </Text>
            <Group gap="xs" mt={4} hiddenFrom="sm">
              <OfferStatusBadge offer={offer} />
              <AnswerDue offer={offer} />
            </Group>
          </div>
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <OfferStatusBadge offer={offer} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <AnswerDue offer={offer} />
      </Table.Td>
      <Table.Td ta="right">
        <Text fw={600} fz="sm">
          <Money cents={priceCents} />
        </Text>
        <Discounts offer={offer} />
      </Table.Td>
    </Table.Tr>
  );
}

function AnswerDue({ offer: { expiresAt } }: { offer: ListedOffer }) {
  if (!expiresAt) return null;
  return (
    <Text component="time" dateTime={expiresAt} title={formatInstant(expiresAt)} fz="sm" c="dimmed">
      {formatRelative(expiresAt)}
    </Text>
  );
}
