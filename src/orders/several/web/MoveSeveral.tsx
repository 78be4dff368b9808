import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatCents } from "#platform/money/money.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { ListedOrder } from "../../contract.ts";
import { useMoveSeveral } from "./changes.ts";
import { OrderChoice } from "./OrderChoice.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { texts } from "./texts.ts";
import { tickedOf } from "./ticked.ts";

const kinds = {
  approve: {
    title: texts.approve,
    text: texts.approveText,
    button: texts.approveThese,
    sum: texts.pays,
    cents: ({ totalCents }: ListedOrder) => totalCents,
  },
  accept: {
    title: texts.accept,
    text: texts.acceptText,
    button: texts.acceptThese,
    sum: texts.earns,
    cents: ({ earningsCents }: ListedOrder) => earningsCents,
  },
};

type MoveSeveralProps = {
  move: keyof typeof kinds;
  orders: ListedOrder[];
  /** Ids of the rows that the person ticked before; nothing else is chosen for them. */
  ticked?: readonly string[];
  onClose: () => void;
};

export default function MoveSeveral({ move, orders: given, ticked = [], onClose }: MoveSeveralProps) {
  const kind = kinds[move];
  // Kept from the opening: finished orders leave the list behind the dialog.
  const [orders] = useState(given);
  const [chosen, setChosen] = useState(() => tickedOf(orders, ticked));
  const moving = useMoveSeveral(move);
  const taken = orders.filter(({ id }) => chosen.includes(id));
  const total = taken.reduce((sum, order) => sum + (kind.cents(order) ?? 0), 0);
  return (
    <Dialog open onClose={onClose} title={kind.title}>
      {moving.data ? (
        <Outcomes outcomes={moving.data} orders={orders} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Text>{kind.text}</Text>
          <OrderChoice orders={orders} chosen={chosen} onChoose={setChosen} cents={kind.cents} />
          {taken.length > 0 && <Text fw={600}>{kind.sum(formatCents(total))}</Text>}
          <Group justify="flex-end">
            <Button variant="secondary" onClick={onClose}>
              {platformTexts.cancel}
            </Button>
            <Button
              variant="accent"
              disabled={taken.length === 0}
              loading={moving.isPending}
              onClick={() => moving.mutate(taken)}
            >
              {kind.button(taken.length)}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
