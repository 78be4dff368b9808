import type { TablerIcon } from "@tabler/icons-react";
import IconBuildingStore from "@tabler/icons-react/icons/IconBuildingStore";
import IconCoin from "@tabler/icons-react/icons/IconCoin";
import IconFileText from "@tabler/icons-react/icons/IconFileText";
import IconHome from "@tabler/icons-react/icons/IconHome";
import IconInbox from "@tabler/icons-react/icons/IconInbox";
import IconNews from "@tabler/icons-react/icons/IconNews";
import IconSettings from "@tabler/icons-react/icons/IconSettings";
import IconShoppingBag from "@tabler/icons-react/icons/IconShoppingBag";
import IconSpeakerphone from "@tabler/icons-react/icons/IconSpeakerphone";
import IconUsers from "@tabler/icons-react/icons/IconUsers";
import IconWallet from "@tabler/icons-react/icons/IconWallet";
import { useQuery } from "@tanstack/react-query";
import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { campaignCartQuery } from "#cart/web/api.ts";
import { tasksIn, useTaskCounts } from "#home/counts/web/use-task-counts.ts";
import { CountDot } from "#platform/web/components/CountDot.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { barEntriesOf, isOperatorAlone } from "./bar-entries.ts";
import type { BarEntry } from "./bar-places.ts";
import { consoleBar } from "./console-bar.ts";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";
import { texts as frameTexts } from "./texts.ts";

const places = 5;

const icons: Partial<Record<BarEntry["path"], TablerIcon>> = {
  "/dashboard": IconHome,
  "/media": IconBuildingStore,
  "/orders": IconFileText,
  "/dashboard/$organizationId": IconSpeakerphone,
  "/profile/billing": IconWallet,
  "/publisher/dashboard": IconHome,
  "/publisher/outlets": IconNews,
  "/publisher/orders": IconFileText,
  "/publisher/dashboard/members": IconUsers,
  "/operator": IconInbox,
  "/operator/withdrawals": IconCoin,
  "/operator/organizations": IconUsers,
  "/operator/setup": IconSettings,
  "/cart": IconShoppingBag,
};

type ThumbBarProps = { user: ClientUser; side: Side; campaignId: string | undefined };

/** On phones: the five places that one goes to most, at the thumb. The cart stands there for the campaigns. */
export default function ThumbBar({ user, side, campaignId }: ThumbBarProps) {
  const organizationId = user.currentOrganization?.id;
  const counts = useTaskCounts(organizationId, side === "media" ? "publisher" : "client");
  const shown = (isOperatorAlone(user) ? consoleBar : barEntriesOf(user, side))
    .map((entry) => (campaignId && entry.isOfOrganization ? cart : entry))
    .slice(0, places);
  return (
    <nav aria-label={frameTexts.mainNavigation} className={classes.thumb} data-thumb>
      {shown.map((entry) => (
        <AnchorLink
          key={entry.label}
          to={entry.path as "/dashboard"}
          params={{ organizationId } as never}
          activeOptions={{ exact: entry.isExact ?? false, includeSearch: false }}
          underline="never"
        >
          <Icon of={icons[entry.path] ?? IconHome} size={20} />
          {entry.label}
          {entry.countsTasks && <CountDot count={counts ? tasksIn(counts) : 0} />}
          {entry === cart && campaignId && <CartCount campaignId={campaignId} />}
        </AnchorLink>
      ))}
    </nav>
  );
}

const cart: BarEntry = { path: "/cart", label: texts.cart };

function CartCount({ campaignId }: { campaignId: string }) {
  const { data: carts } = useQuery(campaignCartQuery(campaignId));
  return <CountDot count={carts?.items[0]?.lines.length ?? 0} />;
}
