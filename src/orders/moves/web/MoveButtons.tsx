import { Stack } from "@mantine/core";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import type { Order } from "../../contract.ts";
import { orderLife } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import { useMay } from "../../web/use-may.ts";
import { OrderMoveButton } from "./OrderMoveButton.tsx";
import { offeredMoves } from "./offered-moves.ts";

export function MoveButtons({ order }: { order: Order }) {
  const may = useMay(order);
  const moves = offeredMoves(order, "order").filter(({ name }) => may(orderLife.moves[name].by));
  const maySwap = order.swappable && may(orderLife.moves.swap.by);
  if (moves.length === 0 && !maySwap) return null;
  return (
    <Section title={texts.moves.title}>
      <Stack gap="xs">
        {moves.map(({ name, refusal }) => (
          <OrderMoveButton key={name} order={order} move={name} refusal={refusal} />
        ))}
        {maySwap && (
          <ButtonLink to="/order/$id/swap" params={{ id: order.id }} variant="secondary" fullWidth>
            {texts.moves.of.swap.label}
          </ButtonLink>
        )}
      </Stack>
    </Section>
  );
}
