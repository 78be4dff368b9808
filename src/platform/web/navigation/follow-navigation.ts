import type { AnyRouter } from "@tanstack/react-router";

export type Phase = "idle" | "running" | "done" | "leaving";

const throttleMilliseconds = 200;
const hideDelayMilliseconds = 500;
const resetDelayMilliseconds = 400;

/**
 * Drives the loading bar: nothing for quick navigations, else a run, a pause, and away. Returns a function that stops.
 */
export function followNavigation(
  router: Pick<AnyRouter, "subscribe">,
  setPhase: (change: (phase: Phase) => Phase) => void,
): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const move = (from: Phase, to: Phase) => setPhase((phase) => (phase === from ? to : phase));
  const later = (milliseconds: number, act: () => void) => timers.push(setTimeout(act, milliseconds));
  const forget = () => {
    for (const timer of timers) clearTimeout(timer);
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
