import { Avatar, Box, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import { placeRoleMay, roleMay } from "#accounts/permissions.ts";
import { clientUserQuery } from "#accounts/web/api.ts";
import { synchroniseSession, useSide } from "#accounts/web/session-state.ts";
import { campaignCartQuery } from "#cart/web/api.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { signOut } from "#platform/web/session.ts";
import { walletQuery } from "#wallet/web/api.ts";
import { BarLink } from "./BarLink.tsx";
import { type BarPlace, barPlaces } from "./bar-places.ts";
import { LaterBell } from "./LaterBell.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";
import { Switcher } from "./Switcher.tsx";

export default function SignedInLinks({ isFolded = false }: { isFolded?: boolean }) {
  return isFolded ? <FoldedLinks /> : <Links />;
}

const FoldedLinks = () => (
  <Box hiddenFrom="md" ms="auto" me="xs">
    <LaterBell />
  </Box>
);

function Links() {
  const { data: user } = useQuery(clientUserQuery());
  useSynchronisedSession(user);
  return (
    <>
      <BarLinks user={user} />
      {user && <SideParts user={user} />}
      <Box visibleFrom="md">
        <LaterBell />
      </Box>
      {user && (
        <AnchorLink to="/profile/general" className={classes.link}>
          <span className={classes.profile}>
            <Avatar src={user.avatar} name={user.name || user.email} size={30} alt="" aria-hidden="true" />
            <span className={classes.profileName}>{texts.profile.title}</span>
          </span>
        </AnchorLink>
      )}
      <LogOut />
    </>
  );
}

/** Keeps the session's machine in line with the user's record and the screen (R4.12). */
function useSynchronisedSession(user: ClientUser | undefined): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  useLayoutEffect(() => {
    if (user) synchroniseSession(user, path);
  }, [user, path]);
  useLayoutEffect(() => () => synchroniseSession(null, "/"), []);
}

/** Shows only the marketplace until the user's record is loaded. */
function BarLinks({ user }: { user: ClientUser | undefined }) {
  const side = useSide();
  const isTheirs = ({ sides }: BarPlace) =>
    sides.includes("operator") ? user?.operator : sides.includes(side) && (user || sides.includes("visitor"));
  return barPlaces.filter(isTheirs).map((place) => <BarLink key={place.path} place={place} />);
}

function SideParts({ user }: { user: ClientUser }) {
  const side = useSide();
  return (
    <>
      <span className={classes.space} />
      <Balance user={user} isEarnings={side === "media"} />
      {side === "client" && user.currentCampaign && placeRoleMay(user.currentProjectRole, "project", "cart.edit") && (
        <CartLink campaignId={user.currentCampaign.id} />
      )}
      <Switcher user={user} side={side} />
    </>
  );
}

function Balance({ user, isEarnings }: { user: ClientUser; isEarnings: boolean }) {
  const organization = user.currentOrganization;
  const mayRead = user.currentOrganizationRole !== null && roleMay(user.currentOrganizationRole, "wallet.read");
  const { data: wallet } = useQuery({
    ...walletQuery(organization?.id ?? ""),
    enabled: organization !== null && mayRead,
  });
  if (!wallet) return null;
  return (
    <AnchorLink to="/profile/billing" className={classes.amount} underline="never">
      <span className={classes.amountLabel}>{isEarnings ? texts.earnings : texts.balance}</span>
      <Money cents={isEarnings ? wallet.earningsCents : wallet.availableCents} />
    </AnchorLink>
  );
}

function CartLink({ campaignId }: { campaignId: string }) {
  const { data: carts } = useQuery(campaignCartQuery(campaignId));
  const count = carts?.items[0]?.lines.length ?? 0;
  return (
    <AnchorLink to="/cart" className={classes.link} aria-label={texts.cartWith(count)}>
      {texts.cart} <span className="figures">({count})</span>
    </AnchorLink>
  );
}

function LogOut() {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate({ to: "/sign-in" });
  };
  return (
    <UnstyledButton className={classes.link} onClick={() => void leave()}>
      {texts.logOut}
    </UnstyledButton>
  );
}
