import { Menu, ScrollArea, UnstyledButton } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/icons/IconChevronDown";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { campaignsQuery } from "#campaigns/web/api.ts";
import { myMediaQuery } from "#media/web/api.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { MenuLink } from "#platform/web/components/MenuLink.tsx";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";
import { useSwitch } from "./use-switch.ts";

/** Switches to another organization, campaign or medium (R2.29). */
export function Switcher({ user, side }: { user: ClientUser; side: Side }) {
  const [isOpen, setOpen] = useState(false);
  const [place, ...within] = currentPlaces(user, side);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Menu.Target>
        <UnstyledButton className={classes.where} aria-label={texts.switcher.at([place, ...within].join(" / "))}>
          <span className={classes.whereWords}>
            <span>{place}</span>
            {within.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </span>
          <Icon of={IconChevronDown} size={15} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={420}>{isOpen && <Places user={user} />}</ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The larger place first. */
function currentPlaces(
  { currentMediaProject, currentOrganization, currentCampaign }: ClientUser,
  side: Side,
): string[] {
  const within = side === "media" ? currentMediaProject : currentCampaign;
  const names = [currentOrganization?.name, within?.name].filter((name) => name !== undefined);
  return names.length > 0 ? names : [texts.switcher.nothing];
}

function Places({ user }: { user: ClientUser }) {
  const switchTo = useSwitch();
  const organization = user.currentOrganization;
  const isClient = organization !== null && organization.kind !== "publisher";
  const others = user.userOrganizations.filter((each) => each.organization.id !== organization?.id);
  return (
    <>
      {isClient && <Campaigns organization={organization} current={user.currentCampaign?.id} />}
      <MyMedia current={user.currentMediaProject?.id} />
      {others.length > 0 && <Menu.Label>{texts.switcher.organizations}</Menu.Label>}
      {others.map(({ organization: { id, name, kind } }) => (
        <Menu.Item
          key={id}
          onClick={() => void switchTo({ organization: id }, kind === "publisher" ? "media" : "client")}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Beginnings user={user} />
    </>
  );
}

/** Booking and publishing are open to everybody (R1.5). */
function Beginnings({ user }: { user: ClientUser }) {
  const kinds = user.userOrganizations.map(({ organization }) => organization.kind);
  const books = kinds.some((kind) => kind !== "publisher");
  return (
    <>
      <MenuLink to="/dashboard" search={{ organization: "new" }}>
        {books ? texts.switcher.newOrganization : texts.switcher.book}
      </MenuLink>
      {!kinds.includes("publisher") && <MenuLink to="/publisher">{texts.switcher.addMedium}</MenuLink>}
    </>
  );
}

function Campaigns({
  organization,
  current,
}: {
  organization: { id: string; name: string };
  current: string | undefined;
}) {
  const switchTo = useSwitch();
  const { data: campaigns } = useQuery(campaignsQuery({ organization: organization.id }));
  return (
    <>
      <Menu.Label>{texts.switcher.campaigns(organization.name)}</Menu.Label>
      {campaigns?.items.length === 0 && <Menu.Item disabled>{texts.switcher.noCampaigns}</Menu.Item>}
      {campaigns?.items.map(({ id, name }) => (
        <Menu.Item
          key={id}
          fw={id === current ? 600 : undefined}
          onClick={() => void switchTo({ campaign: id }, "client")}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  );
}

function MyMedia({ current }: { current: string | undefined }) {
  const switchTo = useSwitch();
  const { data: media } = useQuery(myMediaQuery());
  if (!media?.items.length) return null;
  return (
    <>
      <Menu.Label>{texts.switcher.media}</Menu.Label>
      {media.items.map(({ id, name }) => (
        <Menu.Item
          key={id}
          fw={id === current ? 600 : undefined}
          onClick={() => void switchTo({ mediaProject: id }, "media")}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  );
}
