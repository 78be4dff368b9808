import { Suspense } from "react";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";

const Bell = lazyOrNothing(async () => ({ default: (await import("#notifications/web/Bell.tsx")).Bell }));

export function LaterBell() {
  return (
    <Suspense>
      <Bell />
    </Suspense>
  );
}
