import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#platform/web/query-client.ts";
import { useSearch } from "#platform/web/use-search.ts";
import type { Format } from "../../../contract.ts";
import { organizationFormatsQuery } from "../../../web/api.ts";
import { formatQuery } from "../../../web/loader-queries.ts";
import { texts } from "../texts.ts";

type CopiedFormatFieldProps = {
  organization: string;
  copied: Format | undefined;
  onChange: (id: string | undefined) => void;
};

const labelOf = ({ formatType, mediaName }: Format) => texts.formatOn(formatType, mediaName);

export function CopiedFormatField({ organization, copied, onChange }: CopiedFormatFieldProps) {
  const { typed, type, search } = useSearch();
  // The field shows the chosen format's name, which is no search.
  const wanted = copied && search === labelOf(copied) ? undefined : search;
  const { data } = useQuery(organizationFormatsQuery(organization, wanted));
  if (!data || (data.totalItems === 0 && !wanted && !copied)) return null;
  const choose = (id: string | null) => {
    const chosen = data.items.find((each) => each.id === id);
    if (chosen) queryClient.setQueryData(formatQuery(chosen.id).queryKey, chosen);
    onChange(id ?? undefined);
  };
  const others = data.items.filter(({ id }) => id !== copied?.id);
  return (
    <Select
      label={texts.copyFrom}
      description={texts.copyFromHint}
      placeholder={texts.copyFromNothing}
      searchable
      clearable
      data={[...(copied ? [copied] : []), ...others].map((each) => ({ value: each.id, label: labelOf(each) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={type}
      nothingFoundMessage={texts.copyNotFound}
      value={copied?.id ?? null}
      onChange={choose}
    />
  );
}
