import { Stack, Text } from "@mantine/core";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { Order } from "../../contract.ts";
import type { OrderMove } from "../../order.ts";
import { Section } from "../Section.tsx";
import { texts } from "../texts.ts";
import { useMayAct } from "../use-may-act.ts";
import { MoveButton } from "./MoveButton.tsx";

/** These bring an order forward and stand out; the others are there, and quiet. */
const forward: readonly OrderMove[] = ["accept", "publish", "approve", "resolveCompleted"];

const rank = (move: OrderMove): number => (forward.includes(move) ? 0 : 1);

/** The text is sent from its editor, another medium is chosen on a screen of its own. */
const elsewhere: readonly OrderMove[] = ["send", "swap"];

/** What the reader may do with the order now. */
export function MoveButtons({ order }: { order: Order }) {
  const mayAct = useMayAct(order);
  const moves = order.moves.filter((move) => !elsewhere.includes(move)).sort((one, other) => rank(one) - rank(other));
  if (moves.length === 0 && !order.swappable) return null;
  return (
    <Section title={texts.moves.title}>
      <Stack gap="xs">
        {moves.map((move) => (
          <MoveButton key={move} order={order} move={move} isForward={forward.includes(move)} disabled={!mayAct} />
        ))}
        {order.swappable && mayAct && (
          <ButtonLink to="/order/$id/swap" params={{ id: order.id }} variant="secondary" fullWidth>
            {texts.swap}
          </ButtonLink>
        )}
        {!mayAct && (
          <Text fz="sm" c="dimmed">
            {platformTexts.noPermissions}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
