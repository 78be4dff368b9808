import { useEffect } from "react";
import { isHalfSignedIn, useSession } from "#platform/web/session.ts";
import { followNotifications } from "./follow.ts";

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
