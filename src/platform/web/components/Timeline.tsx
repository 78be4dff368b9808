import type { ReactNode } from "react";
import type { StateTone } from "../../contract/state-tone.ts";
import classes from "./timeline.module.css";

/** Holds moments, newest first. */
export function Timeline({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol className={classes.line} aria-label={label}>
      {children}
    </ol>
  );
}

type MomentProps = {
  title: ReactNode;
  /** When, at the line's other end. */
  at?: ReactNode;
  by?: ReactNode;
  icon?: ReactNode;
  tone?: StateTone;
  children?: ReactNode;
};

export function Moment({ title, at, by, icon, tone = "quiet", children }: MomentProps) {
  return (
    <li className={classes.moment}>
      <span className={classes.dot} data-tone={tone} data-small={icon ? undefined : true} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>
        <div className={classes.head}>
          <span>
            <span className={classes.title}>{title}</span>
            {by && <span className={classes.by}> {by}</span>}
          </span>
          {at && <span className={classes.at}>{at}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}
