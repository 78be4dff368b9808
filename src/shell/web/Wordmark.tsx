import { AnchorLink } from "#platform/web/components/links.tsx";
import { config } from "#platform/web/config.ts";
import classes from "./wordmark.module.css";

export function Wordmark() {
  return (
    <AnchorLink to="/" className={classes.mark} underline="never">
      {config.title}
    </AnchorLink>
  );
}
