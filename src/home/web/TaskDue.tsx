import { dayMilliseconds } from "#platform/contract/day.ts";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import type { Task } from "../task.ts";
import classes from "./home.module.css";
import { texts } from "./texts.ts";

/** Until when a task waits. */
export function TaskDue({ task: { dueAt } }: { task: Pick<Task, "dueAt"> }) {
  if (!dueAt) return null;
  const left = new Date(dueAt).getTime() - Date.now();
  return (
    <time
      dateTime={dueAt}
      title={formatInstant(dueAt)}
      className={classes.due}
      data-over={left < 0 || undefined}
      data-soon={(left >= 0 && left < dayMilliseconds) || undefined}
    >
      {left < 0 ? texts.task.over : formatRelative(dueAt)}
    </time>
  );
}
