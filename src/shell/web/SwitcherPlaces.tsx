import { Menu } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ClientUser } from "#accounts/people/contract.ts";
import { campaignsQuery } from "#campaigns/web/api.ts";
import { myMediaQuery } from "#media/web/api.ts";
import { MenuLink } from "#platform/web/components/MenuLink.tsx";
import { texts } from "./place-texts.ts";
import { useSwitch } from "./use-switch.ts";

/** Loads when it is opened. */
export default function SwitcherPlaces({ user }: { user: ClientUser }) {
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
