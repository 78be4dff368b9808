import { Suspense, useEffect, useState } from "react";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";

const quietMilliseconds = 1_000;

/** What no first paint waits for. */
const LaterParts = lazyOrNothing(() => import("./LaterParts.tsx"));

/** Loads the frame's quiet parts one second after the page (R7.5): they take nothing from the first screen. */
export function Later() {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterLoad(() => setTime(true)), []);
  return <Suspense>{isTime && <LaterParts />}</Suspense>;
}

function afterLoad(act: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(act, quietMilliseconds);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}
