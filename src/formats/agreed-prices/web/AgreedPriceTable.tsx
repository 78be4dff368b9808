import { Table, Text } from "@mantine/core";
import type { TradeSide } from "#events/trade-side.ts";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import type { AgreedPrice } from "../contract.ts";
import { EndPrice } from "./EndPrice.tsx";
import { endsInWords } from "./ends.ts";
import { texts } from "./texts.ts";

const { columns, listed } = texts;

export function AgreedPriceTable({ prices, side }: { prices: AgreedPrice[]; side: TradeSide }) {
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.format}</Table.Th>
          {side === "publisher" && <Table.Th visibleFrom="sm">{columns.who}</Table.Th>}
          <Table.Th visibleFrom="sm">{columns.ends}</Table.Th>
          <Table.Th ta="right">{columns.price}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {prices.map((price) => (
          <PriceRow key={price.id} price={price} side={side} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function PriceRow({ price, side }: { price: AgreedPrice; side: TradeSide }) {
  const { media, mediaName, formatType, organizationName, priceCents, listedPriceCents, mayEnd } = price;
  return (
    <Table.Tr>
      <Table.Td>
        <AnchorLink to="/media/$id" params={{ id: idOf(media) }} fz="sm" fw={600}>
          {mediaName}
        </AnchorLink>
        <Text fz="sm" c="dimmed">
          {formatType}
        </Text>
        <Text fz="sm" hiddenFrom="sm">
          {[...(side === "publisher" ? [organizationName] : []), endsInWords(price)].join(" · ")}
        </Text>
      </Table.Td>
      {side === "publisher" && (
        <Table.Td visibleFrom="sm">
          <Text fz="sm">{organizationName}</Text>
        </Table.Td>
      )}
      <Table.Td visibleFrom="sm">
        <Text fz="sm">{endsInWords(price)}</Text>
      </Table.Td>
      <Table.Td ta="right">
        <Text fz="sm" fw={600}>
          <Money cents={priceCents} />
        </Text>
        <Text fz="xs" c="dimmed">
          {listed(formatCents(listedPriceCents))}
        </Text>
        {mayEnd && side === "publisher" && <EndPrice price={price} />}
      </Table.Td>
    </Table.Tr>
  );
}
