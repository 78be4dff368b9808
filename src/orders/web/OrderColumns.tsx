import type { ReactNode } from "react";
import classes from "./view/view.module.css";

type OrderColumnsProps = { text: ReactNode; side: ReactNode; after: ReactNode };

/** Narrow screens show `side` before the history, since it holds the next step. */
export function OrderColumns({ text, side, after }: OrderColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.text}>{text}</div>
      <aside className={classes.side}>{side}</aside>
      <div className={classes.after}>{after}</div>
    </div>
  );
}
