import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api, listQuery } from "#platform/web/calls/client.ts";
import type { Option } from "#platform/web/components/picker/matching.ts";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { madeNew, nameOfNew } from "./chosen-organization.ts";
import { texts } from "./texts.ts";

const uploadWords = texts.upload;
const offeredMost = 20;

const namesQuery = (search: string) => ({
  ...listQuery(api.organization_names, { search, itemsPerPage: offeredMost }),
  placeholderData: keepPreviousData,
});

type OrganizationFieldProps = {
  /** An id, or a new one from `madeNew`; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Metrics may belong to anybody's media. */
  isOptional: boolean;
  error?: ReactNode;
};

/** Lets operators find any organization by part of its name, or create one with it (R10.7). */
export function OrganizationField({ value, onChange, isOptional, error }: OrganizationFieldProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Option>();
  const [asked] = useDebouncedValue(typed.trim(), 200);
  // The chosen name is no search: the list opens with all options.
  const search = asked === chosen?.label ? "" : asked;
  const { data } = useQuery(namesQuery(search));
  const options = withNew(
    search,
    (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  );
  const choose = (picked: string | null) => {
    const option = options.find((each) => each.value === picked);
    setChosen(option && { ...option, label: nameOfNew(picked) ?? option.label });
    onChange(picked ?? "");
  };
  return (
    <OnePicker
      clearable
      allowDeselect={false}
      label={uploadWords.organization}
      description={isOptional ? uploadWords.anybodyHint : uploadWords.organizationHint}
      error={error}
      options={withChosen(value, chosen?.label ?? "", options)}
      value={value}
      onTyped={setTyped}
      onChange={choose}
    />
  );
}

const withChosen = (value: string, label: string, options: Option[]): Option[] =>
  value && !options.some((each) => each.value === value) ? [{ value, label }, ...options] : options;

function withNew(name: string, found: Option[]): Option[] {
  const isThere = found.some(({ label }) => label.toLowerCase() === name.toLowerCase());
  return name.length < 2 || isThere
    ? found
    : [...found, { value: madeNew(name), label: uploadWords.newOrganization(name) }];
}
