import type { ReactNode } from "react";
import classes from "./view.module.css";

/** The order's text and what happened on the left, what it must keep and what can be done on the right. */
export function OrderColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{main}</div>
      <aside className={classes.side}>{side}</aside>
    </div>
  );
}
