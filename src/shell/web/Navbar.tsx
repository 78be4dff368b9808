import { lazy, Suspense } from "react";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { isHalfSignedIn, useSession } from "#platform/web/session.ts";
import { BarLink } from "./BarLink.tsx";
import { barOf } from "./bar-places.ts";
import classes from "./Navbar.module.css";
import { texts } from "./texts.ts";
import { Wordmark } from "./Wordmark.tsx";

/** Loaded with the session: visitors need none of it. */
const SignedInLinks = lazy(() => import("./SignedInLinks.tsx"));

/** The bar above every screen (R2.29). */
export function Navbar() {
  const session = useSession();
  const isSignedIn = session !== null && !isHalfSignedIn(session);
  return (
    <header className={classes.header}>
      <Wordmark isPainted={!isSignedIn} />
      {isSignedIn ? (
        <Suspense>
          <SignedInLinks />
        </Suspense>
      ) : (
        <VisitorLinks />
      )}
    </header>
  );
}

function VisitorLinks() {
  const [marketplace, logIn, signUp] = barOf("visitor");
  return (
    <nav aria-label={texts.mainNavigation} className={classes.visitor}>
      {marketplace && <BarLink place={marketplace} />}
      <span className={classes.space} />
      {logIn && <BarLink place={logIn} />}
      {signUp && <ButtonLink to={signUp.path as "/sign-up"}>{signUp.bar}</ButtonLink>}
    </nav>
  );
}
