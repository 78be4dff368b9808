import { useEffect } from "react";
import { affiliateCookie } from "#links/tracked-link.ts";
import { api, call } from "#platform/web/calls/client.ts";
import { readCookie, writeCookie } from "#platform/web/cookies.ts";
import { isHalfSignedIn, useSession } from "#platform/web/session.ts";

/** Reports the referral once the person is signed in (R7.2); draws nothing. */
export function ClaimReferral() {
  const session = useSession();
  const person = session && !isHalfSignedIn(session) ? session.user.id : undefined;
  useEffect(() => {
    const code = readCookie(affiliateCookie);
    if (!person || !code) return;
    // After a failure the cookie stays, and the next page tries again.
    void call(api.client_users, "referrals", { id: person, input: { code } })
      .then(() => writeCookie(affiliateCookie, undefined))
      .catch(() => undefined);
  }, [person]);
  return null;
}
