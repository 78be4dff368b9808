import IconShoppingBag from "@tabler/icons-react/icons/IconShoppingBag";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useLayoutEffect } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import { placeRoleMay } from "#accounts/permissions.ts";
import { clientUserQuery } from "#accounts/web/api.ts";
import { synchroniseSession, useSide } from "#accounts/web/session-state.ts";
import { campaignCartQuery } from "#cart/web/api.ts";
import { CountDot } from "#platform/web/components/CountDot.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { BarBalance } from "./BarBalance.tsx";
import { BarLink } from "./BarLink.tsx";
import { type BarPlace, barPlaces } from "./bar-places.ts";
import { FindButton } from "./FindButton.tsx";
import { LaterBell } from "./LaterBell.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";
import { Switcher } from "./Switcher.tsx";
import { texts as frameTexts } from "./texts.ts";

/** Only phones show it, so it comes after the first screen. */
const ThumbBar = lazy(() => import("./ThumbBar.tsx"));

export default function SignedInLinks() {
  const { data: user } = useQuery(clientUserQuery());
  const side = useSide();
  useSynchronisedSession(user);
  const isTheirs = ({ sides }: BarPlace) =>
    sides.includes("operator") ? user?.operator : sides.includes(side) && (user || sides.includes("visitor"));
  const campaignId = side === "client" && user && mayBook(user) ? user.currentCampaign?.id : undefined;
  return (
    <>
      {/* Shows only the marketplace until the user's record is loaded. */}
      <nav aria-label={frameTexts.mainNavigation} className={classes.links}>
        {barPlaces.filter(isTheirs).map((place) => (
          <BarLink key={place.path} place={place} />
        ))}
      </nav>
      <span className={classes.space} />
      <FindButton />
      {user && <BarBalance user={user} isEarnings={side === "media"} />}
      {campaignId && <CartLink campaignId={campaignId} />}
      <LaterBell />
      {user && <AccountMenu user={user} side={side} />}
      {user && <Switcher user={user} side={side} />}
      <Suspense>{user && <ThumbBar side={side} campaignId={campaignId} />}</Suspense>
    </>
  );
}

const mayBook = ({ currentProjectRole }: ClientUser) => placeRoleMay(currentProjectRole, "project", "cart.edit");

/** Keeps the session's machine in line with the user's record and the screen (R4.12). */
function useSynchronisedSession(user: ClientUser | undefined): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  useLayoutEffect(() => {
    if (user) synchroniseSession(user, path);
  }, [user, path]);
  useLayoutEffect(() => () => synchroniseSession(null, "/"), []);
}

function CartLink({ campaignId }: { campaignId: string }) {
  const { data: carts } = useQuery(campaignCartQuery(campaignId));
  const count = carts?.items[0]?.lines.length ?? 0;
  return (
    <AnchorLink to="/cart" className={`${classes.tool} ${classes.cart}`} aria-label={texts.cartWith(count)}>
      <Icon of={IconShoppingBag} />
      <CountDot count={count} />
    </AnchorLink>
  );
}
