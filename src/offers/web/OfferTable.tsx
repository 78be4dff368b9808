import { Group, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { OutletMark } from "#media/web/OutletMark.tsx";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import boxed from "#platform/web/components/rows/boxed.module.css";
import { NameCell } from "#platform/web/components/rows/NameCell.tsx";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import { listKeys } from "#platform/web/keys/keys.ts";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import type { ListedOffer } from "../contract.ts";
import { askedSide } from "../offer.ts";
import { Discounts } from "./Discounts.tsx";
import { OfferStatusBadge } from "./OfferStatusBadge.tsx";
import { texts } from "./texts.ts";

const offerListWords = texts.list;

type OfferTableProps = { offers: ListedOffer[]; to: "/offers/$id" | "/publisher/dashboard/offers/$id" };

export function OfferTable({ offers, to }: OfferTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys({ body, keys: listKeys });
  const { columns } = offerListWords;
  return (
    <div className={boxed.box}>
      <Table verticalSpacing={7} horizontalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.outlet}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.status}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.answer}</Table.Th>
            <Table.Th visibleFrom="sm" ta="right">
              {columns.listed}
            </Table.Th>
            <Table.Th ta="right">{columns.price}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} to={to} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function OfferRow({ offer, to }: { offer: ListedOffer; to: OfferTableProps["to"] }) {
  const { id, mediaName, formatType, priceCents, marketPriceCents, party } = offer;
  const about = party === "publisher" ? offer.projectName : offer.campaignName;
  return (
    <Table.Tr data-row className={area.row}>
      <NameCell
        mark={<OutletMark name={mediaName} />}
        name={
          <Link to={to} params={{ id }} className={area.link}>
            {mediaName}
          </Link>
        }
        second={[formatType, about].filter(Boolean).join(" · ")}
      >
        <Group gap="xs" mt={4} hiddenFrom="sm">
          <OfferStatusBadge offer={offer} />
          <AnswerDue offer={offer} />
        </Group>
      </NameCell>
      <Table.Td visibleFrom="sm">
        <OfferStatusBadge offer={offer} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <AnswerDue offer={offer} />
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right" c="dimmed">
        <Money cents={marketPriceCents} />
      </Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: "nowrap" }}>
        <Text fw={600}>
          <Money cents={priceCents} />
        </Text>
        <Discounts offer={offer} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Stands out where the reader has to answer. */
function AnswerDue({ offer: { expiresAt, status, party } }: { offer: ListedOffer }) {
  if (!expiresAt) return null;
  const isAsked = askedSide(status) === party;
  return (
    <Text
      component="time"
      dateTime={expiresAt}
      title={formatInstant(expiresAt)}
      fz="sm"
      c={isAsked ? "var(--waiting)" : "dimmed"}
      fw={isAsked ? 500 : undefined}
    >
      {formatRelative(expiresAt)}
    </Text>
  );
}
