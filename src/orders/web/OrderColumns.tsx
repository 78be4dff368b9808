import type { ReactNode } from "react";
import classes from "./view/view.module.css";

type OrderColumnsProps = { text: ReactNode; side: ReactNode; after: ReactNode };

/**
 * The text; its conditions and moves; its history. On a wide screen the second stands to the right; on a narrow one it comes
 * before the history, since it holds the next step.
 */
export function OrderColumns({ text, side, after }: OrderColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.text}>{text}</div>
      <aside className={classes.side}>{side}</aside>
      <div className={classes.after}>{after}</div>
    </div>
  );
}
