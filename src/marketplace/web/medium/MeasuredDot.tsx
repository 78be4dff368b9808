import { texts } from "../texts.ts";
import { MisfitLegend } from "./MisfitMark.tsx";
import classes from "./medium.module.css";

/** Full for a measured value, empty for a declared one; words on hover and for screen readers. */
export function MeasuredDot({ isMeasured }: { isMeasured: boolean }) {
  const says = isMeasured ? texts.medium.measured : texts.medium.declared;
  return (
    <span role="img" aria-label={says} title={says} className={isMeasured ? classes.measured : classes.declared} />
  );
}

/** Below a table, whose rows cover the dots' own words. */
export const MeasuredLegend = () => (
  <span className={classes.legend} aria-hidden="true">
    <span className={classes.measured}>{texts.medium.measured}</span>
    <span className={classes.declared}>{texts.medium.declared}</span>
    <MisfitLegend />
  </span>
);
