import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { useSearch } from "#platform/web/use-search.ts";
import { campaignQuery, campaignsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const campaignFilterWords = texts.filter;

type CampaignFilterProps = { value?: string | undefined; onChange: (chosen?: string) => void };

/** The newest campaigns, and any other one by its name. */
export function CampaignFilter({ value, onChange }: CampaignFilterProps) {
  const { currentOrganization } = useClientUser();
  const { type, search } = useSearch();
  const { data: chosen } = useQuery({ ...campaignQuery(value ?? ""), enabled: value !== undefined });
  const { data: campaigns } = useQuery({
    ...campaignsQuery({
      organization: currentOrganization?.id ?? "",
      // The field shows the chosen one's name, which nobody has typed.
      search: search === chosen?.name ? undefined : search,
    }),
    placeholderData: keepPreviousData,
    enabled: currentOrganization !== null,
  });
  const others = campaigns?.items.filter(({ id }) => id !== chosen?.id) ?? [];
  return (
    <OnePicker
      aria-label={campaignFilterWords.campaign}
      placeholder={campaignFilterWords.campaign}
      options={(chosen ? [chosen, ...others] : others).map(({ id, name }) => ({ value: id, label: name }))}
      limit={fullPage}
      value={value ?? null}
      onChange={(picked) => onChange(picked ?? undefined)}
      onTyped={type}
      w={{ base: "100%", xs: 180 }}
      clearable
    />
  );
}
