import classes from "./tab-count.module.css";

/** How many wait behind a tab, beside its name; nothing for none. */
export function TabCount({ count }: { count: number }) {
  return count > 0 ? <span className={classes.count}>{` ${count}`}</span> : null;
}
