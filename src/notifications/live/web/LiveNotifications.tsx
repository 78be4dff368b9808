import { useEffect } from "react";
import { isHalfSignedIn, useSession } from "#platform/web/session.ts";
import { followNotifications } from "./follow.ts";

/** Follows what the signed-in person is told, on whatever screen they are; it draws nothing. */
export function LiveNotifications() {
  const session = useSession();
  const person = session && !isHalfSignedIn(session) ? session.user.id : undefined;
  useEffect(() => {
    if (!person) return;
    const stop = new AbortController();
    void followNotifications(stop.signal);
    return () => stop.abort();
  }, [person]);
  return null;
}
