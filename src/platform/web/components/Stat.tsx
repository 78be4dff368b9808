import type { ReactNode } from "react";
import classes from "./stat.module.css";

/** A page's main figures in one box, each in a cell of its own. */
export function Stats({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl className={classes.stats} aria-label={label} data-total>
      {children}
    </dl>
  );
}

type StatProps = {
  name: ReactNode;
  /** One line below the figure: its unit, source or rest. */
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

export function Stat({ name, note, action, children }: StatProps) {
  return (
    <div className={classes.stat}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.figure}>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
      {action && <dd className={classes.action}>{action}</dd>}
    </div>
  );
}
