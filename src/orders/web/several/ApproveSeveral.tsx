import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatCents } from "#platform/money/money.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { Order } from "../../contract.ts";
import { texts } from "../texts.ts";
import { useApproveSeveral } from "./changes.ts";
import { firstChoice, OrderChoice } from "./OrderChoice.tsx";
import { Outcomes } from "./Outcomes.tsx";

const words = texts.several;

/** Says what is paid, approves, and tells what became of each. */
export function ApproveSeveral({ orders: given, onClose }: { orders: Order[]; onClose: () => void }) {
  // As they were when the dialog opened: what is approved leaves the list behind it.
  const [orders] = useState(given);
  const [chosen, setChosen] = useState(() => firstChoice(orders));
  const approving = useApproveSeveral();
  const approved = orders.filter(({ id }) => chosen.includes(id));
  const total = approved.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
  return (
    <Dialog open onClose={onClose} title={words.approve}>
      {approving.data ? (
        <Outcomes outcomes={approving.data} orders={orders} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Text>{words.approveText}</Text>
          <OrderChoice orders={orders} chosen={chosen} onChoose={setChosen} />
          <Text fw={600}>{words.pays(formatCents(total))}</Text>
          <Group justify="flex-end">
            <Button variant="secondary" onClick={onClose}>
              {platformTexts.cancel}
            </Button>
            <Button
              disabled={approved.length === 0}
              loading={approving.isPending}
              onClick={() => approving.mutate(approved)}
            >
              {words.approveThese(approved.length)}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
