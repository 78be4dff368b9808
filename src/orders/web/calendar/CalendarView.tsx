import { Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { today } from "#platform/web/dates.ts";
import type { ListedOrder } from "../../contract.ts";
import { SeveralOrders } from "../../several/web/SeveralOrders.tsx";
import { AllOrders } from "../inbox/AllOrders.tsx";
import type { OrderFilterSearch } from "../order-search.ts";
import { DayList } from "./DayList.tsx";
import { ordersInMonth } from "./entries.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { MonthHeader } from "./MonthHeader.tsx";
import { formatMonth, monthOf } from "./month.ts";
import { texts } from "./texts.ts";
import { UndatedOrders } from "./UndatedOrders.tsx";

/** Seven columns of text need 768 pixels. */
const wide = "(min-width: 48em)";

type CalendarViewProps = { campaignId: string; filter: OrderFilterSearch; month: string | undefined };

export default function CalendarView({ campaignId, filter, month = monthOf(today()) }: CalendarViewProps) {
  return (
    <AllOrders campaignId={campaignId} filter={filter} above={(orders) => <SeveralOrders orders={orders} />}>
      {(orders) => (
        <Stack gap="lg">
          <MonthHeader month={month} />
          <Month key={month} month={month} orders={orders} />
        </Stack>
      )}
    </AllOrders>
  );
}

function Month({ month, orders }: { month: string; orders: ListedOrder[] }) {
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
  const { days, without } = ordersInMonth(orders, month);
  return (
    <Stack gap="xl">
      {days.size === 0 && <Text c="dimmed">{texts.nothing(formatMonth(month))}</Text>}
      {isWide && <MonthGrid month={month} days={days} />}
      {!isWide && days.size > 0 && <DayList days={days} />}
      {without.length > 0 && <UndatedOrders orders={without} />}
    </Stack>
  );
}
