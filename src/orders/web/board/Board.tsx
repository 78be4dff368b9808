import { Stack, Text, Title } from "@mantine/core";
import { useId, useRef } from "react";
import { listKeys } from "#platform/web/keys/keys.ts";
import type { ListedOrder } from "../../contract.ts";
import { useOrderKeys } from "../../moves/web/use-order-keys.ts";
import { type BoardColumn, columnOf, delayedColumn, hasSeveralStatuses } from "../../statuses.ts";
import { orderTableWords } from "../order-table-words.ts";
import { texts } from "../texts.ts";
import classes from "./board.module.css";
import { OrderCard } from "./OrderCard.tsx";

type ColumnName = BoardColumn;

const onBoard = [
  "To Publish",
  "On Review",
  "To Make Changes",
  "To Approve",
  "Published",
] as const satisfies ColumnName[];
const beside = ["Declined", "Canceled", delayedColumn, "Claims", "Disputed"] as const satisfies ColumnName[];

export type BoardChoice = { chosen: ReadonlySet<string>; toggle: (order: string) => void };

export function Board({ orders, ...choice }: { orders: ListedOrder[] } & BoardChoice) {
  const besideThere = beside.filter((name) => ordersIn(name, orders).length > 0);
  const cards = useRef<HTMLDivElement>(null);
  useOrderKeys({ body: cards, orders, keys: [...listKeys, "choose"] });
  return (
    <Stack gap="xl" ref={cards}>
      <div className={classes.board}>
        {onBoard.map((name) => (
          <Column key={name} name={name} orders={ordersIn(name, orders)} {...choice} />
        ))}
      </div>
      {besideThere.length > 0 && (
        <Stack gap="md">
          <Title order={2}>{texts.board.beside}</Title>
          <div className={`${classes.board} ${classes.beside}`}>
            {besideThere.map((name) => (
              <Column key={name} name={name} orders={ordersIn(name, orders)} {...choice} />
            ))}
          </div>
        </Stack>
      )}
    </Stack>
  );
}

function ordersIn(name: ColumnName, orders: ListedOrder[]): ListedOrder[] {
  const now = new Date();
  return orders.filter((order) => columnOf(order, now) === name);
}

type ColumnProps = BoardChoice & { name: ColumnName; orders: ListedOrder[] };

function Column({ name, orders, chosen, toggle }: ColumnProps) {
  const id = useId();
  return (
    <section className={classes.column} aria-labelledby={id}>
      <Title order={3} fz={14} fw={600} id={id} className={classes.columnTitle}>
        {orderTableWords.columns[name]}
        <Text span fz="sm" c="dimmed" className="figures">
          {orders.length}
        </Text>
      </Title>
      {orders.length === 0 ? (
        <Text fz="sm" c="dimmed" px="sm" py="xs">
          {texts.board.empty}
        </Text>
      ) : (
        <ul className={classes.cards}>
          {orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              withStatus={hasSeveralStatuses(name)}
              isChosen={chosen.has(order.id)}
              toggle={toggle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
