import type { ReactNode } from "react";
import classes from "./with-aside.module.css";

type WithAsideProps = { aside: ReactNode; children: ReactNode };

/** A form or a case at the left; its sum or facts, and the one decision, stay in sight beside it. */
export const WithAside = ({ aside, children }: WithAsideProps) => (
  <div className={classes.columns}>
    <div className={classes.main}>{children}</div>
    <div className={classes.aside}>{aside}</div>
  </div>
);
