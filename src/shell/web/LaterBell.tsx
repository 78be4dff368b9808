import { Suspense } from "react";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";

const Bell = lazyOrNothing(async () => ({ default: (await import("#notifications/web/Bell.tsx")).Bell }));

/** The bell, as soon as it is loaded: no screen waits for it. */
export function LaterBell() {
  return (
    <Suspense>
      <Bell />
    </Suspense>
  );
}
