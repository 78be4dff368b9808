import { memo, useState } from "react";
import { usualTopics } from "#media/topics.ts";
import type { Option } from "#platform/web/components/picker/matching.ts";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";
import type { Counts } from "./ChoiceFilter.tsx";
import { useListPlace } from "./list-place.ts";

/** Takes any topic; suggests the listings' topics while focused, most frequent first. */
export const TopicFilter = memo(function TopicFilter({ counts }: { counts: Counts | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return <Topics counts={isOpen ? counts : undefined} setOpen={setOpen} />;
});

type TopicsProps = { counts: Counts | undefined; setOpen: (isOpen: boolean) => void };

const Topics = memo(function Topics({ counts, setOpen }: TopicsProps) {
  const { change } = useChanges();
  const chosen = useAddressPart(({ topic }) => topic);
  return (
    <Picker
      clearable
      takesAny
      label={texts.filters.labels.topic}
      labelProps={{ fw: 600, mb: 8 }}
      placeholder={texts.filters.anything}
      options={optionsWith(counts)}
      value={chosen ?? []}
      onChange={(topic) => change({ topic })}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      comboboxProps={useListPlace()}
      maxValues={50}
    />
  );
});

function optionsWith(counts: Counts | undefined): Option[] {
  const there = (counts ?? []).map(({ value, count }) => ({ value, label: value, count }));
  const others = usualTopics.filter((topic) => !there.some(({ value }) => value === topic));
  return [...there, ...others.map((topic) => ({ value: topic, label: topic, count: counts && 0 }))];
}
