import classes from "./count-dot.module.css";

const most = 99;

/** A count that waits, on the corner of its icon. The control's own name tells it to screen readers. */
export function CountDot({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.dot} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  );
}
