import { Stack, Text } from "@mantine/core";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { Order } from "../../contract.ts";
import { moveNamed } from "../../order.ts";
import { texts } from "../texts.ts";
import { useMay } from "../use-may.ts";
import { MoveButton } from "./MoveButton.tsx";
import { offeredMoves } from "./offered-moves.ts";

/** What the reader may do with the order now, drawn from the table of moves. */
export function MoveButtons({ order }: { order: Order }) {
  const may = useMay(order);
  const moves = offeredMoves(order, "order").map((move) => ({ ...move, mayMake: may(moveNamed(move.name).by) }));
  const maySwap = may(moveNamed("swap").by);
  const mayAll = moves.every(({ mayMake }) => mayMake) && (maySwap || !order.swappable);
  if (moves.length === 0 && !order.swappable) return null;
  return (
    <Section title={texts.moves.title}>
      <Stack gap="xs">
        {moves.map(({ name, refusal, mayMake }) => (
          <MoveButton key={name} order={order} move={name} refusal={refusal} disabled={!mayMake} />
        ))}
        {order.swappable && maySwap && (
          <ButtonLink to="/order/$id/swap" params={{ id: order.id }} variant="secondary" fullWidth>
            {texts.moves.of.swap.label}
          </ButtonLink>
        )}
        {!mayAll && (
          <Text fz="sm" c="dimmed">
            {platformTexts.noPermissions}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
