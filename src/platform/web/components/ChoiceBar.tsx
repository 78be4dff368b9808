import type { ReactNode } from "react";
import classes from "./choice-bar.module.css";

type ChoiceBarProps = {
  label: string;
  /** "2 chosen". */
  says: ReactNode;
  /** Their sum, or a reason why not all can. */
  more?: ReactNode;
  children: ReactNode;
};

/** Collects the ticked rows of a list: their number, their sum, and the actions open to all of them. */
export function ChoiceBar({ label, says, more, children }: ChoiceBarProps) {
  return (
    <section className={classes.bar} aria-label={label} data-choice-bar>
      <span className={classes.says} aria-live="polite">
        {says} {more && <span className={classes.more}>{more}</span>}
      </span>
      {children}
    </section>
  );
}
