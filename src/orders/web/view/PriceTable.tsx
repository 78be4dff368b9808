import { Table, Text } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import type { Order } from "../../contract.ts";
import { isMoneyHeld } from "../../statuses.ts";
import { texts } from "../texts.ts";

const priceWords = texts.price;

/** Both sides see the same figures (R10.10). */
export function PriceTable({ order }: { order: Order }) {
  const { priceCents, hyperlinkFeeCents, extras, totalCents, feeCents, earningsCents, status } = order;
  if (!order.showsAmounts) return null;
  const parts: [name: string, cents: number | null][] = [
    [priceWords.format, priceCents],
    ...(hyperlinkFeeCents ? [[priceWords.hyperlinkFee, hyperlinkFeeCents] as [string, number]] : []),
    ...extras.map(({ name, priceCents: cents }): [string, number | null] => [name, cents]),
  ];
  return (
    <Section title={texts.parts.price}>
      <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing={0}>
        <Table.Tbody>
          {parts.map(([name, cents]) => (
            <Row key={name} name={name} cents={cents} />
          ))}
          <Row name={priceWords.total} cents={totalCents} isStrong />
          <Row name={priceWords.fee} cents={feeCents} />
          <Row name={priceWords.earnings[order.party]} cents={earningsCents} isStrong={order.party === "publisher"} />
        </Table.Tbody>
      </Table>
      <Text fz="sm" c="dimmed">
        {isMoneyHeld(status) && `${priceWords.heldText} `}
        {priceWords.feeText}
      </Text>
    </Section>
  );
}

function Row({ name, cents, isStrong = false }: { name: string; cents: number | null; isStrong?: boolean }) {
  return (
    <Table.Tr fw={isStrong ? 600 : undefined}>
      <Table.Th fw="inherit">{name}</Table.Th>
      <Table.Td ta="right">
        <Money cents={cents} />
      </Table.Td>
    </Table.Tr>
  );
}
