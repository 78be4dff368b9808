import { lazy, Suspense } from "react";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { isHalfSignedIn, useSession } from "#platform/web/session.ts";
import { BarLink } from "./BarLink.tsx";
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
  return (
    <nav aria-label={texts.mainNavigation} className={classes.visitor}>
      <BarLink entry={{ path: "/media", label: texts.marketplace }} />
      <span className={classes.space} />
      <BarLink entry={{ path: "/sign-in", label: texts.logIn }} />
      <ButtonLink to="/sign-up">{texts.signUp}</ButtonLink>
    </nav>
  );
}
