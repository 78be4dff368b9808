import { Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { locale } from "#platform/words/catalogue.ts";
import type { ListedOrder } from "../../contract.ts";
import { OrderStatusBadge } from "../OrderStatusBadge.tsx";
import { texts as orderTexts } from "../texts.ts";
import classes from "./calendar.module.css";
import { ShortList } from "./ShortList.tsx";
import { texts } from "./texts.ts";

/** Orders without a day in this month, so that none is missed. */
export function UndatedOrders({ orders }: { orders: ListedOrder[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} fz={16} id={id} mb="sm">
        {texts.without}{" "}
        <Text span fz="sm" c="dimmed" className="figures">
          {orders.length.toLocaleString(locale)}
        </Text>
      </Title>
      <ShortList items={orders} shown={8} className={classes.undated}>
        {(order) => <UndatedOrder key={order.id} order={order} />}
      </ShortList>
    </section>
  );
}

function UndatedOrder({ order }: { order: ListedOrder }) {
  const { id, number, title, mediaName } = order;
  return (
    <li>
      <Link
        to="."
        search={(previous) => ({ ...previous, order: id })}
        resetScroll={false}
        className={classes.undatedLink}
      >
        <span className={classes.title}>{title || orderTexts.untitled}</span>
        <span className={classes.where}>{`${mediaName} · ${number}`}</span>
      </Link>
      <OrderStatusBadge order={order} />
    </li>
  );
}
