import { AnchorLink } from "#platform/web/components/links.tsx";
import { config } from "#platform/web/config.ts";
import classes from "./wordmark.module.css";

/** Visitors come to the landing page, which the server paints without the app. */
export function Wordmark({ isPainted = false }: { isPainted?: boolean }) {
  return (
    <AnchorLink to="/" className={classes.mark} underline="never" reloadDocument={isPainted}>
      {config.title}
    </AnchorLink>
  );
}
