import type { AnyRouter } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";
import { followNavigation, type Phase } from "../../navigation/follow-navigation.ts";
import classes from "./LoadingBar.module.css";

/**
 * The bar at the top while the next screen loads (R9.7). Mounted before the router, so that it sees the first load too.
 */
export function LoadingBar({ router }: { router: AnyRouter }) {
  const [phase, setPhase] = useState<Phase>("idle");
  useLayoutEffect(() => followNavigation(router, setPhase), [router]);
  return <div className={classes.bar} data-phase={phase} aria-hidden="true" />;
}
