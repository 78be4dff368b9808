import { MultiSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { myMediaPageQuery } from "#media/web/api.ts";
import { useSearch } from "#platform/web/use-search.ts";
import { texts } from "./texts.ts";

const copyWords = texts.copies;

type NamedOption = { value: string; label: string };
type OtherMediaFieldProps = {
  except: string;
  value: string[];
  onChange: (media: string[]) => void;
};

export function OtherMediaField({ except, value, onChange }: OtherMediaFieldProps) {
  const { typed, type, search } = useSearch();
  const { data } = useQuery(myMediaPageQuery({ search }));
  const [chosen, setChosen] = useState<NamedOption[]>([]);
  const found = (data?.items ?? [])
    .filter(({ id, role }) => id !== except && placeRoleMay(role, "media", "format.edit"))
    .map(({ id, name }) => ({ value: id, label: name }));
  const known = [...chosen, ...found.filter((each) => chosen.every((other) => other.value !== each.value))];
  const choose = (ids: string[]) => {
    setChosen(known.filter((each) => ids.includes(each.value)));
    onChange(ids);
  };
  if (data && !search && data.totalItems <= 1) return <Text c="dimmed">{copyWords.none}</Text>;
  return (
    <MultiSelect
      label={copyWords.media}
      description={copyWords.mediaHint}
      searchable
      hidePickedOptions
      maxValues={50}
      data={known}
      // The server has searched already, in domains too.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={type}
      nothingFoundMessage={copyWords.notFound}
      value={value}
      onChange={choose}
    />
  );
}
