import { isDeclared } from "#media/metric-sources.ts";
import { texts } from "../texts.ts";
import classes from "./medium.module.css";

/** Declared and measured sources look different (R10.9). */
export function SourceName({ source }: { source: string }) {
  if (isDeclared(source)) return <span className={classes.declared}>{texts.medium.declared}</span>;
  return <span className={classes.measured}>{source}</span>;
}
