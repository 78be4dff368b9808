import { type ReactNode, useId } from "react";
import classes from "./home.module.css";

type PanelProps = {
  title: string;
  /** At the head's other end: a count, or where all of it is. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a home with its own head. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
