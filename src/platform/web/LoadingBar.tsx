import type { AnyRouter } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";
import classes from "./LoadingBar.module.css";

type Phase = "idle" | "running" | "done" | "leaving";

const throttleMilliseconds = 200;
const hideDelayMilliseconds = 500;
const resetDelayMilliseconds = 400;

/** The bar at the top while the next screen loads (R9.7). It stands before the router, so that it sees the first load too. */
export function LoadingBar({ router }: { router: AnyRouter }) {
  const [phase, setPhase] = useState<Phase>("idle");
  useLayoutEffect(() => followNavigation(router, setPhase), [router]);
  return <div className={classes.bar} data-phase={phase} aria-hidden="true" />;
}

/** Nothing for quick navigations; else a run to the end, a pause, and away. Answers how to stop following. */
function followNavigation(router: AnyRouter, setPhase: (change: (phase: Phase) => Phase) => void): () => void {
  let timers: number[] = [];
  const move = (from: Phase, to: Phase) => setPhase((phase) => (phase === from ? to : phase));
  const later = (milliseconds: number, act: () => void) => timers.push(window.setTimeout(act, milliseconds));
  const forget = () => {
    timers.forEach(window.clearTimeout);
    timers = [];
  };
  const stopBegin = router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (!pathChanged) return;
    forget();
    later(throttleMilliseconds, () => setPhase(() => "running"));
  });
  const stopEnd = router.subscribe("onResolved", () => {
    forget();
    move("running", "done");
    later(hideDelayMilliseconds, () => move("done", "leaving"));
    later(hideDelayMilliseconds + resetDelayMilliseconds, () => setPhase(() => "idle"));
  });
  return () => {
    forget();
    stopBegin();
    stopEnd();
  };
}
