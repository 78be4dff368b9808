import { useMediaQuery } from "@mantine/hooks";
import IconShoppingBag from "@tabler/icons-react/icons/IconShoppingBag";
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useLayoutEffect } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { Side } from "#accounts/places.ts";
import { clientUserQuery } from "#accounts/web/api.ts";
import { synchroniseSession, useSide } from "#accounts/web/session-state.ts";
import { campaignCartQuery } from "#cart/web/api.ts";
import { CountDot } from "#platform/web/components/CountDot.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { narrow } from "#platform/web/narrow.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { BarBalance } from "./BarBalance.tsx";
import { BarLink } from "./BarLink.tsx";
import { barEntriesOf, isOperatorAlone } from "./bar-entries.ts";
import { FindButton } from "./FindButton.tsx";
import { LaterBell } from "./LaterBell.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";
import { Switcher } from "./Switcher.tsx";
import { texts as frameTexts } from "./texts.ts";

const TaskCount = lazy(() => import("./TaskCount.tsx"));
const ConsoleLinks = lazy(() => import("./ConsoleLinks.tsx"));
const ThumbBar = lazy(() => import("./ThumbBar.tsx"));

export default function SignedInLinks() {
  const { data: user } = useQuery(clientUserQuery());
  const side = useSide();
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  useSynchronisedSession(user);
  const isConsole = user !== undefined && isOperatorAlone(user);
  const campaignId = side === "client" && user && mayBook(user) ? user.currentCampaign?.id : undefined;
  return (
    <>
      <nav aria-label={frameTexts.mainNavigation} className={classes.links}>
        <Suspense>{user && <BarLinks user={user} side={side} />}</Suspense>
      </nav>
      <span className={classes.space} />
      <FindButton />
      {user && !isConsole && <BarBalance user={user} isEarnings={side === "media"} />}
      {campaignId && <CartLink campaignId={campaignId} />}
      <LaterBell />
      {user && <AccountMenu user={user} side={side} />}
      {user && !isConsole && <Switcher user={user} side={side} />}
      <Suspense>{isNarrow && user && <ThumbBar user={user} side={side} campaignId={campaignId} />}</Suspense>
    </>
  );
}

type BarLinksProps = { user: ClientUser; side: Side };

function BarLinks({ user, side }: BarLinksProps) {
  const organizationId = user.currentOrganization?.id;
  if (isOperatorAlone(user)) return <ConsoleLinks />;
  return barEntriesOf(user, side).map((entry) => (
    <BarLink key={entry.label} entry={entry} organizationId={organizationId}>
      {entry.countsTasks && (
        <Suspense>
          <TaskCount organizationId={organizationId} side={side === "media" ? "publisher" : "client"} />
        </Suspense>
      )}
    </BarLink>
  ));
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
