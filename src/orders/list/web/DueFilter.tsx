import { Button, Popover, Stack } from "@mantine/core";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { dayInAddress } from "#platform/web/navigation/address.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { OrderFilterSearch } from "../../web/order-search.ts";
import { texts } from "../../web/texts.ts";

const orderListWords = texts.list;

type DueFilterProps = Pick<OrderFilterSearch, "from" | "to"> & { onFilter: (changed: OrderFilterSearch) => void };

/** The days between which something is due, behind a button that says them. */
export function DueFilter({ from, to, onFilter }: DueFilterProps) {
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="secondary">
          {from || to
            ? orderListWords.dueBetween(from ? dayInWords(from) : "", to ? dayInWords(to) : "")
            : orderListWords.due}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={orderListWords.due}>
        <Stack gap="sm">
          <DateField
            label={orderListWords.from}
            value={from ?? ""}
            onChange={(day) => onFilter({ from: dayInAddress(day) })}
            data-autofocus
          />
          <DateField
            label={orderListWords.to}
            value={to ?? ""}
            onChange={(day) => onFilter({ to: dayInAddress(day) })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
