import { Group, Stack, Text } from "@mantine/core";
import { LowBalance } from "#payments/top-ups/web/LowBalance.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Order } from "../../contract.ts";
import { ExtraDispute } from "../../disputes/web/ExtraDispute.tsx";
import type { OrderExtra } from "../contract.ts";
import { ExtraMoveButton } from "./ExtraMoveButton.tsx";
import { texts } from "./texts.ts";

export function ExtraItem({ order, extra }: { order: Order; extra: OrderExtra }) {
  const { kind, name, note, reason, priceCents, feeCents, earningsCents, proposedBy, status, deadlineAt } = extra;
  // An operator decides by the dispute's own form alone.
  const moves = order.party === "operator" ? [] : extra.moves;
  const missingCents = moves.length > 0 ? (extra.missingCents ?? 0) : 0;
  const standing = [texts.statuses[status], ...(deadlineAt ? [texts.until(formatInstant(deadlineAt))] : [])];
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600} fz="sm" style={{ overflowWrap: "anywhere" }}>
          {kind === "custom" ? name : `${texts.kinds[kind]}: ${name}`}
        </Text>
        <Text fw={600} fz="sm">
          <Money cents={priceCents} />
        </Text>
      </Group>
      <Text fz="sm">{standing.join(", ")}</Text>
      <Text fz="sm" c="dimmed">
        {[
          texts.by[proposedBy],
          ...(extra.showsAmounts
            ? [texts.earns(order.party === "publisher", formatCents(earningsCents), formatCents(feeCents))]
            : []),
        ].join(". ")}
      </Text>
      {[note, reason].filter(Boolean).map((said) => (
        <Text key={said} fz="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {said}
        </Text>
      ))}
      {extra.dispute && order.party !== "operator" && <ExtraDispute id={extra.id} />}
      {missingCents > 0 && (
        <LowBalance
          missingCents={missingCents}
          text={texts.low}
          organization={idOf(order.clientOrganization)}
          returnPath={`${location.pathname}?order=${order.id}`}
        />
      )}
      {moves.length > 0 && (
        <Group gap="xs" mt={4}>
          {moves.map((move) => (
            <ExtraMoveButton key={move} order={order} extra={extra} move={move} isShort={missingCents > 0} />
          ))}
        </Group>
      )}
    </Stack>
  );
}
