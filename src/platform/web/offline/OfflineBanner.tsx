import { onlineManager, useMutationState } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import classes from "./OfflineBanner.module.css";
import { texts as words } from "./texts.ts";

const backShownMilliseconds = 4_000;

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  const isBack = useIsBack(isOnline);
  // The region must exist before its text, or screen readers stay silent.
  return (
    <div role="status" className={classes.region}>
      {!isOnline && (
        <div className={classes.banner}>
          <span>{words.offline}</span>
          <Waiting />
        </div>
      )}
      {isBack && <div className={classes.banner}>{words.back}</div>}
    </div>
  );
}

function Waiting() {
  const waiting = useMutationState({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ mutationId, options }) => ({ id: mutationId, says: options.meta?.says ?? words.change }),
  });
  if (waiting.length === 0) return null;
  return (
    <>
      <span id="waiting-changes">{words.waiting(waiting.length)}</span>
      <ul className={classes.waiting} aria-labelledby="waiting-changes">
        {waiting.map(({ id, says }) => (
          <li key={id}>{says}</li>
        ))}
      </ul>
    </>
  );
}

function useIsBack(isOnline: boolean): boolean {
  const [before, setBefore] = useState(isOnline);
  const [isBack, setBack] = useState(false);
  if (before !== isOnline) {
    setBefore(isOnline);
    setBack(isOnline);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), backShownMilliseconds);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
