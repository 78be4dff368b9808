import { VisuallyHidden } from "@mantine/core";
import { today } from "#platform/web/dates.ts";
import classes from "./calendar.module.css";
import { EntryList } from "./EntryList.tsx";
import type { CalendarEntry, MonthOfOrders } from "./entries.ts";
import { formatDayOfWeek, formatLongDay, formatMonth, monthOf, weeksOf } from "./month.ts";
import { texts } from "./texts.ts";

type MonthGridProps = { month: string; days: MonthOfOrders["days"] };

export function MonthGrid({ month, days }: MonthGridProps) {
  const weeks = weeksOf(month);
  return (
    <table className={classes.grid}>
      <VisuallyHidden component="caption">{texts.of(formatMonth(month))}</VisuallyHidden>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden>{formatDayOfWeek(day).slice(0, 3)}</span>
              <VisuallyHidden>{formatDayOfWeek(day)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              monthOf(day) === month ? (
                <Day key={day} day={day} entries={days.get(day) ?? []} />
              ) : (
                <td key={day} className={classes.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, entries }: { day: string; entries: CalendarEntry[] }) {
  const isToday = day === today();
  return (
    <td aria-current={isToday ? "date" : undefined}>
      <time dateTime={day} className={classes.number}>
        <span aria-hidden>{Number(day.slice(8))}</span>
        <VisuallyHidden>
          {formatLongDay(day)}
          {isToday && texts.isToday}
        </VisuallyHidden>
      </time>
      <EntryList entries={entries} />
    </td>
  );
}
