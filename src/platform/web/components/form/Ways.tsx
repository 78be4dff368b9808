import type { ReactNode } from "react";
import classes from "./ways.module.css";

/** Ways to pay or be paid, one below the other in one box. */
export const WayRows = ({ children }: { children: ReactNode }) => <div className={classes.ways}>{children}</div>;

/** One way: its radio, and its fields once it is chosen. */
export const WayRow = ({ isChosen, children }: { isChosen: boolean; children: ReactNode }) => (
  <div className={classes.way} data-chosen={isChosen || undefined}>
    {children}
  </div>
);
