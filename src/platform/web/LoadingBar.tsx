import { NavigationProgress, nprogress, nprogressStore, updateNavigationProgressStateAction } from "@mantine/nprogress";
import type { AnyRouter } from "@tanstack/react-router";

const heightPixels = 3;
const throttleMilliseconds = 200;
const hideDelayMilliseconds = 500;
const resetDelayMilliseconds = 400;
/** The bar takes about 45 steps to its end: two seconds, the estimated duration. */
const stepMilliseconds = 45;

/** The bar at the top while the next screen loads (R9.7). */
export function LoadingBar() {
  return <NavigationProgress size={heightPixels} stepInterval={stepMilliseconds} aria-hidden="true" />;
}

/** Lets the bar follow the router: nothing for quick navigations, then a run to the end, a pause, and away. */
export function followNavigation(router: AnyRouter): void {
  let timers: number[] = [];
  const after = (milliseconds: number, act: () => void) => timers.push(window.setTimeout(act, milliseconds));
  const restart = () => {
    timers.forEach(window.clearTimeout);
    timers = [];
  };
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (!pathChanged) return;
    restart();
    after(throttleMilliseconds, nprogress.start);
  });
  router.subscribe("onResolved", () => {
    restart();
    if (!nprogressStore.getState().mounted) return;
    nprogress.stop();
    nprogress.set(100);
    after(hideDelayMilliseconds, () => updateNavigationProgressStateAction(() => ({ mounted: false }), nprogressStore));
    after(hideDelayMilliseconds + resetDelayMilliseconds, nprogress.reset);
  });
}
