import { texts } from "../texts.ts";
import classes from "./medium.module.css";

/** What a publisher typed in or brought along in a file; any other source is a measuring service. */
const declared = ["declared", "import"];

/** Who says so: declared and measured differ to the eye (R10.9). */
export function SourceName({ source }: { source: string }) {
  if (declared.includes(source)) return <span className={classes.declared}>{texts.medium.declared}</span>;
  return <span className={classes.measured}>{source}</span>;
}
