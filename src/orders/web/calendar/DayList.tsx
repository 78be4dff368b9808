import { Stack, Title } from "@mantine/core";
import { today } from "#platform/web/dates.ts";
import { EntryList } from "./EntryList.tsx";
import type { MonthOfOrders } from "./entries.ts";
import { formatLongDay } from "./month.ts";
import { texts } from "./texts.ts";

export function DayList({ days }: { days: MonthOfOrders["days"] }) {
  return (
    <Stack gap="lg">
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={formatLongDay(day)}>
          <Title order={3} fz={15} mb="xs">
            <time dateTime={day}>
              {formatLongDay(day)}
              {day === today() && texts.isToday}
            </time>
          </Title>
          <EntryList entries={entries} shown={8} />
        </section>
      ))}
    </Stack>
  );
}
