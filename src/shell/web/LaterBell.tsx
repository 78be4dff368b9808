import { Suspense } from "react";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";
import classes from "./Navbar.module.css";

const Bell = lazyOrNothing(async () => ({ default: (await import("#notifications/web/Bell.tsx")).Bell }));

export function LaterBell() {
  return (
    <Suspense fallback={<span className={classes.tool} />}>
      <Bell />
    </Suspense>
  );
}
