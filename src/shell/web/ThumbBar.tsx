import type { TablerIcon } from "@tabler/icons-react";
import IconBuildingStore from "@tabler/icons-react/icons/IconBuildingStore";
import IconFileText from "@tabler/icons-react/icons/IconFileText";
import IconHome from "@tabler/icons-react/icons/IconHome";
import IconShoppingBag from "@tabler/icons-react/icons/IconShoppingBag";
import IconWallet from "@tabler/icons-react/icons/IconWallet";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Side } from "#accounts/places.ts";
import { campaignCartQuery } from "#cart/web/api.ts";
import { CountDot } from "#platform/web/components/CountDot.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";
import { texts as frameTexts } from "./texts.ts";

/** On phones: the places that one goes to most, at the thumb. */
export default function ThumbBar({ side, campaignId }: { side: Side; campaignId: string | undefined }) {
  const isMedia = side === "media";
  return (
    <nav aria-label={frameTexts.mainNavigation} className={classes.thumb} data-thumb>
      <ThumbLink to={isMedia ? "/publisher/dashboard" : "/dashboard"} icon={IconHome} label={texts.dashboard} />
      <ThumbLink to="/media" icon={IconBuildingStore} label={frameTexts.marketplace} />
      <ThumbLink to={isMedia ? "/publisher/orders" : "/orders"} icon={IconFileText} label={texts.orders} />
      {campaignId && (
        <ThumbLink to="/cart" icon={IconShoppingBag} label={texts.cart}>
          <CartCount campaignId={campaignId} />
        </ThumbLink>
      )}
      <ThumbLink to="/profile/billing" icon={IconWallet} label={texts.billing} />
    </nav>
  );
}

type ThumbLinkProps = {
  to: "/dashboard" | "/publisher/dashboard" | "/media" | "/orders" | "/publisher/orders" | "/cart" | "/profile/billing";
  icon: TablerIcon;
  label: string;
  children?: ReactNode;
};

const ThumbLink = ({ to, icon, label, children }: ThumbLinkProps) => (
  <AnchorLink to={to} underline="never">
    <Icon of={icon} size={20} />
    {label}
    {children}
  </AnchorLink>
);

function CartCount({ campaignId }: { campaignId: string }) {
  const { data: carts } = useQuery(campaignCartQuery(campaignId));
  return <CountDot count={carts?.items[0]?.lines.length ?? 0} />;
}
