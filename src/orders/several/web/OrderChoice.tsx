import { Checkbox, Fieldset, ScrollArea, Text } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { ListedOrder } from "../../contract.ts";
import { texts as orderTexts } from "../../web/texts.ts";
import { severalMax } from "../contract.ts";
import classes from "./order-choice.module.css";
import { texts } from "./texts.ts";

type OrderChoiceProps = {
  orders: ListedOrder[];
  chosen: string[];
  onChoose: (chosen: string[]) => void;
  /** The row's amount; without it the rows show none. */
  cents?: (order: ListedOrder) => number | null;
};

/** Rows with their date and amount, so that nobody promises what they did not see. */
export function OrderChoice({ orders, chosen, onChoose, cents }: OrderChoiceProps) {
  const first = orders.slice(0, severalMax).map(({ id }) => id);
  const isAll = chosen.length === first.length;
  return (
    <Fieldset legend={texts.orders} variant="unstyled" px={0}>
      {/* Outside of the group, which would draw it as one of the orders. */}
      <Checkbox
        mt="xs"
        label={texts.chooseAll(first.length)}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : first)}
      />
      <Checkbox.Group value={chosen} onChange={(ids) => onChoose(ids.slice(0, severalMax))}>
        <ScrollArea.Autosize mah={300} mt="xs" className={classes.rows}>
          {orders.map((order) => (
            <Checkbox
              key={order.id}
              value={order.id}
              className={classes.row}
              classNames={{ body: classes.body, labelWrapper: classes.labelWrapper }}
              label={<Words order={order} cents={cents?.(order)} />}
            />
          ))}
        </ScrollArea.Autosize>
      </Checkbox.Group>
    </Fieldset>
  );
}

function Words({ order, cents }: { order: ListedOrder; cents: number | null | undefined }) {
  const { number, title, mediaName, publishDateMode, publishOn } = order;
  return (
    <span className={classes.words}>
      <span>
        {`${title || orderTexts.untitled} · ${mediaName} · ${number}`}
        <Text component="span" display="block" fz="xs" c="dimmed">
          {publishOn ? texts.on[publishDateMode](dayInWords(publishOn)) : texts.asSoonAsAccepted}
        </Text>
      </span>
      {typeof cents === "number" && <span className={classes.amount}>{formatCents(cents)}</span>}
    </span>
  );
}
