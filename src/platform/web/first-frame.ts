import type { AnyRouter } from "@tanstack/react-router";
import { queryClient } from "./query-client.ts";

/** The page writes down which words it has drawn. */
type FirstFrame = HTMLElement & { words?: string[] };

/**
 * Takes away what the page drew before the app was there (decision 0288): the bar at once, the words when the app shows
 * the same, or has nothing more to wait for.
 */
export function leaveFirstFrame(root: HTMLElement, router: AnyRouter): void {
  const frame: FirstFrame | null = document.getElementById("first-frame");
  if (!frame) return;
  const leave = () => {
    if (!root.firstChild) return;
    frame.dataset.below = "";
    const isSettled = router.state.status === "idle" && queryClient.isFetching() === 0;
    const isShown = frame.words?.every((words) => document.body.textContent.includes(words));
    if (!isShown && !isSettled) return;
    drawn.disconnect();
    forget();
    frame.remove();
  };
  const drawn = new MutationObserver(leave);
  drawn.observe(document.body, { childList: true, subtree: true });
  const forget = queryClient.getQueryCache().subscribe(leave);
}
