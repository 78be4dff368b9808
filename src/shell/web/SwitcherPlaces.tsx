import { Menu } from "@mantine/core";
import { useState } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import { useSwitch } from "#accounts/web/use-switch.ts";
import { MenuLink } from "#platform/web/components/MenuLink.tsx";
import { texts } from "./place-texts.ts";
import { useCampaignPlaces, useMediaPlaces } from "./use-named-places.ts";

/** Loads when it is opened. */
export default function SwitcherPlaces({ user }: { user: ClientUser }) {
  const switchTo = useSwitch();
  const [typed, setTyped] = useState("");
  const organization = user.currentOrganization;
  const isClient = organization !== null && organization.kind !== "publisher";
  const others = user.userOrganizations.filter(
    (each) => each.organization.id !== organization?.id && isNamed(each.organization.name, typed),
  );
  return (
    <>
      <Menu.Search
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        placeholder={texts.switcher.search}
        aria-label={texts.switcher.search}
      />
      {isClient && <Campaigns organization={organization} current={user.currentCampaign?.id} typed={typed} />}
      <MyMedia current={user.currentMediaProject?.id} typed={typed} />
      {others.length > 0 && <Menu.Label>{texts.switcher.organizations}</Menu.Label>}
      {others.map(({ organization: { id, name } }) => (
        <Menu.Item key={id} onClick={() => void switchTo({ organization: id })}>
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Beginnings user={user} />
    </>
  );
}

const isNamed = (name: string, typed: string): boolean => name.toLowerCase().includes(typed.trim().toLowerCase());

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

type ListedPlaces = { current: string | undefined; typed: string };

function Campaigns({ organization, current, typed }: ListedPlaces & { organization: { id: string; name: string } }) {
  const switchTo = useSwitch();
  const { places, behind, isEmpty } = useCampaignPlaces(organization.id, typed);
  const named = places.filter(({ name }) => isNamed(name, typed));
  if (typed && named.length === 0) return null;
  return (
    <>
      <Menu.Label>{texts.switcher.campaigns(organization.name)}</Menu.Label>
      {isEmpty && <Menu.Item disabled>{texts.switcher.noCampaigns}</Menu.Item>}
      {named.map(({ id, name }) => (
        <Menu.Item key={id} fw={id === current ? 600 : undefined} onClick={() => void switchTo({ campaign: id })}>
          {name}
        </Menu.Item>
      ))}
      {behind > 0 && !typed && <Menu.Label>{texts.switcher.more(behind)}</Menu.Label>}
    </>
  );
}

function MyMedia({ current, typed }: ListedPlaces) {
  const switchTo = useSwitch();
  const { places, behind } = useMediaPlaces(true, typed);
  const named = places.filter(({ name, domain }) => isNamed(`${name} ${domain}`, typed));
  if (named.length === 0) return null;
  return (
    <>
      <Menu.Label>{texts.switcher.media}</Menu.Label>
      {named.map(({ id, name }) => (
        <Menu.Item key={id} fw={id === current ? 600 : undefined} onClick={() => void switchTo({ mediaProject: id })}>
          {name}
        </Menu.Item>
      ))}
      {behind > 0 && !typed && <Menu.Label>{texts.switcher.more(behind)}</Menu.Label>}
    </>
  );
}
