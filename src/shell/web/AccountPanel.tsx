import { Text, UnstyledButton } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import IconBuildingStore from "@tabler/icons-react/icons/IconBuildingStore";
import IconHome from "@tabler/icons-react/icons/IconHome";
import IconLogout from "@tabler/icons-react/icons/IconLogout";
import IconMessages from "@tabler/icons-react/icons/IconMessages";
import IconReceipt from "@tabler/icons-react/icons/IconReceipt";
import IconSettings from "@tabler/icons-react/icons/IconSettings";
import IconUser from "@tabler/icons-react/icons/IconUser";
import { useNavigate } from "@tanstack/react-router";
import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { signOut } from "#platform/web/session.ts";
import { BarBalance } from "./BarBalance.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";
import { Switcher } from "./Switcher.tsx";
import { texts as frameTexts } from "./texts.ts";

const homes = { client: "/dashboard", media: "/publisher/dashboard" } as const;

const ownPlaces = [
  { to: "/profile/general", label: texts.profile.title, icon: IconUser },
  { to: "/messages", label: texts.messages, icon: IconMessages },
  { to: "/profile/billing", label: texts.billing, icon: IconReceipt },
  { to: "/profile/settings", label: texts.settings, icon: IconSettings },
] as const;

type AccountPanelProps = { user: ClientUser; side: Side; onOpen: () => void };

/** Loads when it is opened. */
export default function AccountPanel({ user, side, onOpen }: AccountPanelProps) {
  return (
    <div className={classes.panel}>
      <div className={classes.panelHead}>
        <Text fw={600}>{user.name || user.email}</Text>
        {user.name && (
          <Text fz="xs" c="dimmed">
            {user.email}
          </Text>
        )}
      </div>
      <div className={`${classes.panelPart} ${classes.panelNarrow}`}>
        <Switcher user={user} side={side} />
        <BarBalance user={user} isEarnings={side === "media"} className={classes.panelRow} />
      </div>
      <div className={classes.panelPart}>
        <PanelLink to={homes[side]} label={texts.dashboard} icon={IconHome} onOpen={onOpen} />
        <PanelLink to="/media" label={frameTexts.marketplace} icon={IconBuildingStore} onOpen={onOpen} />
        {ownPlaces.map(({ to, label, icon }) => (
          <PanelLink key={to} to={to} label={label} icon={icon} onOpen={onOpen} />
        ))}
      </div>
      <div className={classes.panelPart}>
        <LogOut />
      </div>
    </div>
  );
}

type PanelLinkProps = {
  to: (typeof ownPlaces)[number]["to"] | (typeof homes)[Side] | "/media";
  label: string;
  icon: TablerIcon;
  onOpen: () => void;
};

const PanelLink = ({ to, label, icon, onOpen }: PanelLinkProps) => (
  <AnchorLink to={to} className={classes.panelRow} underline="never" onClick={onOpen}>
    <Icon of={icon} />
    {label}
  </AnchorLink>
);

function LogOut() {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate({ to: "/sign-in" });
  };
  return (
    <UnstyledButton className={classes.panelRow} onClick={() => void leave()}>
      <Icon of={IconLogout} />
      {texts.logOut}
    </UnstyledButton>
  );
}
