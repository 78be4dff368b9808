import { useEffect } from "react";
import { affiliateCookie } from "#links/tracked-link.ts";
import { api, call } from "#platform/web/calls/client.ts";
import { readCookie, writeCookie } from "#platform/web/cookies.ts";
import { isHalfSignedIn, useSession } from "#platform/web/session.ts";

/** Tells the server by whose link the person came, once they are signed in (R7.2); it draws nothing. */
export function ClaimReferral() {
  const session = useSession();
  const person = session && !isHalfSignedIn(session) ? session.user.id : undefined;
  useEffect(() => {
    const code = readCookie(affiliateCookie);
    if (!person || !code) return;
    // What could not be told stays in the cookie for the next page.
    void call(api.client_users, "referrals", { id: person, input: { code } })
      .then(() => writeCookie(affiliateCookie, undefined))
      .catch(() => undefined);
  }, [person]);
  return null;
}
