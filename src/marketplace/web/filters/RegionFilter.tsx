import { MultiSelect } from "@mantine/core";
import { memo, useState } from "react";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";
import type { Counts } from "./ChoiceFilter.tsx";

type Option = { value: string; label: string };
type RegionFilterProps = {
  name: "country" | "language";
  label: string;
  options: Option[];
  counts: Counts | undefined;
};

/** Any of many, found by typing. What each would give is only read while it is open: a hand on another filter is not held up. */
export const RegionFilter = memo(function RegionFilter({ counts, ...props }: RegionFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return <Regions {...props} counts={isOpen ? counts : undefined} setOpen={setOpen} />;
});

type RegionsProps = RegionFilterProps & { setOpen: (isOpen: boolean) => void };

const Regions = memo(function Regions({ name, label, options, counts, setOpen }: RegionsProps) {
  const { change } = useChanges();
  const chosen = useAddressPart((address) => address[name]);
  return (
    <MultiSelect
      searchable
      clearable
      hidePickedOptions
      label={label}
      labelProps={{ fw: 550, mb: 6 }}
      placeholder={texts.filters.anything}
      data={counts ? withCounts(options, counts) : options}
      value={chosen ?? []}
      onChange={(values) => change({ [name]: values })}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      limit={60}
      maxValues={50}
    />
  );
});

/** `Germany (1,204)`: those that would give something first, in the order of their names. */
function withCounts(options: Option[], counts: Counts): Option[] {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  const some = options.filter(({ value }) => countOf.get(value));
  const none = options.filter(({ value }) => !countOf.get(value));
  const counted = some.map(({ value, label }) => ({
    value,
    label: `${label} (${countOf.get(value)?.toLocaleString("en-US")})`,
  }));
  return [...counted, ...none];
}
