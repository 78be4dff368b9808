import type { TradeSide } from "#events/trade-side.ts";
import { tasksIn, useTaskCounts } from "#home/counts/web/use-task-counts.ts";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";

type TaskCountProps = { organizationId: string | undefined; side: TradeSide };

/** How much waits behind a link of the bar. */
export default function TaskCount({ organizationId, side }: TaskCountProps) {
  const counts = useTaskCounts(organizationId, side);
  const waiting = counts ? tasksIn(counts) : 0;
  return waiting > 0 ? <span className={classes.count} title={texts.waiting}>{` ${waiting}`}</span> : null;
}
