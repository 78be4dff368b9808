import classes from "./calendar.module.css";
import { EntryLink } from "./EntryLink.tsx";
import type { CalendarEntry } from "./entries.ts";
import { ShortList } from "./ShortList.tsx";

/** Shortens a full day, so that it doesn't stretch its week. */
export function EntryList({ entries, shown = 4 }: { entries: CalendarEntry[]; shown?: number }) {
  if (entries.length === 0) return null;
  return (
    <ShortList items={entries} shown={shown} className={classes.entries}>
      {(entry) => (
        <li key={`${entry.kind} ${entry.order.id}`}>
          <EntryLink entry={entry} />
        </li>
      )}
    </ShortList>
  );
}
