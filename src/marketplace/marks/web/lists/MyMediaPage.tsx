import { Group, NativeSelect } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { sideEntered } from "#accounts/people/sides.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { ListFile } from "./ListFile.tsx";
import { ListTabs } from "./ListTabs.tsx";
import { MarkedMedia } from "./MarkedMedia.tsx";
import { type MyMediaSearch, myMediaSearch } from "./my-media-search.ts";
import { OwnMedia } from "./OwnMedia.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_profile/profile/media")({
  validateSearch: addressOf<MyMediaSearch>(),
  beforeLoad: guarded("auth"),
  component: MyMediaPage,
});

/** The organization's own media, favourites and blocked media (R2.15). */
function MyMediaPage() {
  const address = readAddress(myMediaSearch, Route.useSearch());
  const user = useClientUser();
  const organization = user.currentOrganization?.id;
  const side = sideEntered({ mediaProject: user.currentMediaProject?.id }, user);
  const list = address.list ?? (side === "media" ? "own" : "favourite");
  const navigate = Route.useNavigate();
  const go = (patch: Partial<MyMediaSearch>, replace = false) =>
    void navigate({ search: { ...address, page: undefined, ...patch }, replace, resetScroll: false });
  return (
    <Page title={texts.title}>
      <ListTabs shown={list} />
      <Group mb="md" align="flex-end">
        <DebouncedInput
          aria-label={texts.search}
          placeholder={texts.search}
          type="search"
          w={280}
          value={address.search}
          parse={(text) => text.trim().slice(0, 100) || undefined}
          write={String}
          onCommit={(search) => go({ search }, true)}
        />
        {list !== "own" && <CampaignSelect chosen={address.campaign} onChoose={(campaign) => go({ campaign })} />}
        <ListFile list={list} organization={organization} address={address} />
      </Group>
      {list === "own" ? (
        <OwnMedia search={address.search} page={address.page} onPage={(page) => go({ page })} />
      ) : (
        <MarkedMedia
          key={list}
          kind={list}
          organization={organization}
          search={address.search}
          campaign={address.campaign}
          page={address.page}
          onPage={(page) => go({ page })}
        />
      )}
    </Page>
  );
}

type CampaignSelectProps = { chosen: string | undefined; onChoose: (campaign: string | undefined) => void };

function CampaignSelect({ chosen, onChoose }: CampaignSelectProps) {
  const { currentCampaign } = useClientUser();
  const campaign = currentCampaign?.id;
  if (!campaign) return null;
  return (
    <NativeSelect
      label={texts.campaign}
      data={[
        { value: "", label: texts.everywhere },
        { value: campaign, label: currentCampaign.name },
      ]}
      value={chosen === campaign ? campaign : ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    />
  );
}
