import { memo, useState } from "react";
import type { Option } from "#platform/web/components/picker/matching.ts";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";
import type { Counts } from "./ChoiceFilter.tsx";
import { useListPlace } from "./list-place.ts";

type RegionFilterProps = {
  name: "country" | "language";
  label: string;
  options: Option[];
  counts: Counts | undefined;
};

/** Picks several values by typing. Counts are only read while it is open, so that other filters stay quick. */
export const RegionFilter = memo(function RegionFilter({ counts, ...props }: RegionFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return <Regions {...props} counts={isOpen ? counts : undefined} setOpen={setOpen} />;
});

type RegionsProps = RegionFilterProps & { setOpen: (isOpen: boolean) => void };

const Regions = memo(function Regions({ name, label, options, counts, setOpen }: RegionsProps) {
  const { change } = useChanges();
  const chosen = useAddressPart((address) => address[name]);
  return (
    <Picker
      clearable
      label={label}
      labelProps={{ fw: 600, mb: 8 }}
      placeholder={texts.filters.anything}
      options={counts ? withCounts(options, counts) : options}
      value={chosen ?? []}
      onChange={(values) => change({ [name]: values })}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      comboboxProps={useListPlace()}
      maxValues={50}
    />
  );
});

function withCounts(options: Option[], counts: Counts): Option[] {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return options.map((option) => ({ ...option, count: countOf.get(option.value) ?? 0 }));
}
