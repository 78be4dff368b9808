import { Suspense } from "react";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";

const Bell = lazyOrNothing(async () => ({ default: (await import("#notifications/web/Bell.tsx")).Bell }));

/** Loaded lazily: no screen waits for the bell. */
export function LaterBell() {
  return (
    <Suspense>
      <Bell />
    </Suspense>
  );
}
