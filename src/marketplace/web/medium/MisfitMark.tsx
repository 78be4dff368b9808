import IconAlertTriangle from "@tabler/icons-react/icons/IconAlertTriangle";
import { texts } from "../texts.ts";
import classes from "./medium.module.css";

const icon = <IconAlertTriangle size={14} aria-hidden="true" />;

/** Beside a value that is far from the outlet's earlier ones (R10.9). */
export const MisfitMark = () => (
  <span role="img" aria-label={texts.medium.misfit} title={texts.medium.misfit} className={classes.unusual}>
    {icon}
  </span>
);

/** Below a table, as the dots' legend. */
export const MisfitLegend = () => (
  <span>
    <span className={classes.unusual}>{icon}</span>
    {texts.medium.misfit}
  </span>
);
