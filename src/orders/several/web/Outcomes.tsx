import { Button, Group, List, Stack, Text } from "@mantine/core";
import type { ListedOrder } from "../../contract.ts";
import { texts as orderTexts } from "../../web/texts.ts";
import type { OrderOutcome } from "../contract.ts";
import { texts } from "./texts.ts";

type OutcomesProps = { outcomes: OrderOutcome[]; orders: ListedOrder[]; onClose: () => void };

export function Outcomes({ outcomes, orders, onClose }: OutcomesProps) {
  const nameOf = (id: string) => {
    const order = orders.find((each) => each.id === id);
    return order ? `${order.title || orderTexts.untitled} · ${order.number}` : id;
  };
  return (
    <Stack gap="md">
      <Text fw={600} role="status">
        {texts.outcomes(outcomes.filter(({ done }) => done).length, outcomes.length)}
      </Text>
      <List spacing="xs" size="sm">
        {outcomes.map(({ id, message }) => (
          <List.Item key={id}>
            {nameOf(id)}
            <Text fz="sm" c={message ? "var(--mantine-color-error)" : "dimmed"}>
              {message ?? texts.done}
            </Text>
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button onClick={onClose}>{texts.close}</Button>
      </Group>
    </Stack>
  );
}
