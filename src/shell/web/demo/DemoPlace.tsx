import { Suspense } from "react";
import { config } from "#platform/web/config.ts";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";
import { texts } from "../../demo-texts.ts";
import classes from "./DemoPlace.module.css";

const DemoBar = lazyOrNothing(() => import("./DemoBar.tsx"));

/** The demo's line above every screen; nothing in other installations. */
export function DemoPlace() {
  if (!config.demoLogins) return null;
  return (
    <aside aria-label={texts.bar} className={classes.place}>
      <Suspense>
        <DemoBar />
      </Suspense>
    </aside>
  );
}
