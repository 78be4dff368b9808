import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { campaignsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const campaignFilterWords = texts.filter;

type CampaignFilterProps = { value?: string | undefined; onChange: (chosen?: string) => void };

export function CampaignFilter({ value, onChange }: CampaignFilterProps) {
  const { currentOrganization } = useClientUser();
  const { data: campaigns } = useQuery({
    ...campaignsQuery({ organization: currentOrganization?.id ?? "" }),
    enabled: currentOrganization !== null,
  });
  return (
    <Select
      aria-label={campaignFilterWords.campaign}
      placeholder={campaignFilterWords.campaign}
      data={(campaigns?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      w={{ base: "100%", xs: 180 }}
      searchable
      clearable
    />
  );
}
