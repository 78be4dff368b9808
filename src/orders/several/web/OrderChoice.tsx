import { Checkbox, ScrollArea, Stack } from "@mantine/core";
import type { ListedOrder } from "../../contract.ts";
import { texts as orderTexts } from "../../web/texts.ts";
import { severalMax } from "../contract.ts";
import { texts } from "./texts.ts";

type OrderChoiceProps = { orders: ListedOrder[]; chosen: string[]; onChoose: (chosen: string[]) => void };

export function OrderChoice({ orders, chosen, onChoose }: OrderChoiceProps) {
  return (
    <Checkbox.Group label={texts.orders} value={chosen} onChange={(ids) => onChoose(ids.slice(0, severalMax))}>
      <ScrollArea.Autosize mah={260} mt="xs">
        <Stack gap="xs">
          {orders.map(({ id, number, title, mediaName }) => (
            <Checkbox key={id} value={id} label={`${title || orderTexts.untitled} · ${mediaName} · ${number}`} />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Checkbox.Group>
  );
}

export const firstChoice = (orders: ListedOrder[]): string[] => orders.slice(0, severalMax).map(({ id }) => id);
