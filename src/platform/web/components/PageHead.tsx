import type { ReactNode } from "react";
import classes from "./page-head.module.css";

export type PageHeadProps = {
  title: string;
  /** An outlet's mark, say. */
  mark?: ReactNode;
  /** Beside the title: how many, or tabs. */
  beside?: ReactNode;
  /** Below the title. */
  summary?: ReactNode;
  actions?: ReactNode;
};

/** A page's title in one line, or two with its summary; its actions stand at the other end. */
export function PageHead({ title, mark, beside, summary, actions }: PageHeadProps) {
  return (
    <div className={classes.head}>
      {mark}
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {beside}
        </div>
        {summary && <div className={classes.summary}>{summary}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
