import { type ReactNode, Suspense, useState } from "react";

/** A part that comes when it first opens, and keeps what was typed in it when it closes. */
export function OnceOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <Suspense>{children}</Suspense> : null;
}
