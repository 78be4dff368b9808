import { Suspense, useEffect, useState } from "react";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";
import { afterLoad } from "./after-load.ts";

const LaterParts = lazyOrNothing(() => import("./LaterParts.tsx"));

/** Loads the quiet parts one second after the page (R7.5): the first screen goes first. */
export function Later() {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterLoad(() => setTime(true)), []);
  return <Suspense>{isTime && <LaterParts />}</Suspense>;
}
