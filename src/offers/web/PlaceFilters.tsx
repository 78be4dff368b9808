import { Pill } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { organizationQuery } from "#accounts/web/api.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import type { OffersSearch } from "./offers-search.ts";
import { texts } from "./texts.ts";

const offerListWords = texts.list;

type PlaceFiltersProps = { search: OffersSearch; onSearch: (changed: OffersSearch) => void };

/** The campaign and the organization whose offers the address asks for, each with a way to all. */
export function PlaceFilters({ search: { campaign, organization }, onSearch }: PlaceFiltersProps) {
  const ofCampaign = useQuery({ ...campaignQuery(campaign ?? ""), enabled: campaign !== undefined });
  const ofOrganization = useQuery({ ...organizationQuery(organization ?? ""), enabled: organization !== undefined });
  return (
    <>
      {campaign && (
        <Place
          label={offerListWords.inCampaign(ofCampaign.data?.name ?? "")}
          onRemove={() => onSearch({ campaign: undefined, page: undefined })}
        />
      )}
      {organization && (
        <Place
          label={offerListWords.inOrganization(ofOrganization.data?.name ?? "")}
          onRemove={() => onSearch({ organization: undefined, page: undefined })}
        />
      )}
    </>
  );
}

function Place({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Pill
      size="md"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ "aria-label": offerListWords.remove(label), tabIndex: 0, "aria-hidden": false }}
    >
      {label}
    </Pill>
  );
}
