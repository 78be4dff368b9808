import { Box, Burger, Group } from "@mantine/core";
import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { config } from "#platform/web/config.ts";
import { isHalfSignedIn, useSession } from "#platform/web/session.ts";
import { BarLink } from "./BarLink.tsx";
import { barOf } from "./bar-places.ts";
import classes from "./Navbar.module.css";
import { texts } from "./texts.ts";

/** Loaded with the session: visitors need none of it. */
const SignedInLinks = lazy(() => import("./SignedInLinks.tsx"));

/** The bar above every screen (R2.29); its links fold under a button where they have no room. */
export function Navbar() {
  const session = useSession();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // Open only on the screen where it was opened: a new screen starts with the menu closed.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === path;
  const isSignedIn = session !== null && !isHalfSignedIn(session);
  const links = isSignedIn ? <SignedInLinks /> : <VisitorLinks />;
  const unfoldsFrom = isSignedIn ? "md" : "sm";
  return (
    <header className={classes.header}>
      <Group h={60} px={{ base: "md", sm: "xl" }} wrap="nowrap" justify="space-between">
        <AnchorLink to="/" className={classes.brand} underline="never" reloadDocument={!isSignedIn}>
          {config.title}
        </AnchorLink>
        <Box component="nav" aria-label={texts.mainNavigation} visibleFrom={unfoldsFrom} className={classes.links}>
          <Suspense>{links}</Suspense>
        </Box>
        <Suspense>{isSignedIn && <SignedInLinks isFolded />}</Suspense>
        <Burger
          opened={isOpen}
          onClick={() => setOpenOn(isOpen ? undefined : path)}
          hiddenFrom={unfoldsFrom}
          size="sm"
          aria-label={texts.menu}
          aria-expanded={isOpen}
        />
      </Group>
      {isOpen && (
        <Box component="nav" aria-label={texts.mainNavigation} hiddenFrom={unfoldsFrom} className={classes.folded}>
          <Suspense>{links}</Suspense>
        </Box>
      )}
    </header>
  );
}

function VisitorLinks() {
  const [marketplace, logIn, signUp] = barOf("visitor");
  return (
    <>
      {marketplace && <BarLink place={marketplace} />}
      <span className={classes.space} />
      {logIn && <BarLink place={logIn} />}
      {signUp && <ButtonLink to={signUp.path as "/sign-up"}>{signUp.bar}</ButtonLink>}
    </>
  );
}
