import type { ReactNode } from "react";
import classes from "./data-row.module.css";
import { Row } from "./Rows.tsx";

type DataRowProps = {
  name: ReactNode;
  /** The second line. */
  summary?: ReactNode;
  mark?: ReactNode;
  /** At the row's end: figures, a state, the next step. */
  children?: ReactNode;
};

/** A row of a list: its name at the left, its state and next step at the right. */
export function DataRow({ name, summary, mark, children }: DataRowProps) {
  return (
    <Row>
      <div className={classes.row}>
        {mark}
        <div className={classes.words}>
          <div className={classes.name}>{name}</div>
          {summary && <div className={classes.summary}>{summary}</div>}
        </div>
        {children && <div className={classes.end}>{children}</div>}
      </div>
    </Row>
  );
}
