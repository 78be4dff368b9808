import { Suspense, useEffect, useState } from "react";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";
import { afterLoad } from "./after-load.ts";

/** What no first paint waits for. */
const LaterParts = lazyOrNothing(() => import("./LaterParts.tsx"));

/** Loads the frame's quiet parts one second after the page (R7.5): they take nothing from the first screen. */
export function Later() {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterLoad(() => setTime(true)), []);
  return <Suspense>{isTime && <LaterParts />}</Suspense>;
}
