import { TagsInput } from "@mantine/core";
import { memo, useState } from "react";
import { topicSuggestions } from "#media/web/topics.ts";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";
import type { Counts } from "./ChoiceFilter.tsx";

/** Any topics: those that the listings have are suggested while one is in the field, the most frequent first. */
export const TopicFilter = memo(function TopicFilter({ counts }: { counts: Counts | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return <Topics counts={isOpen ? counts : undefined} setOpen={setOpen} />;
});

type TopicsProps = { counts: Counts | undefined; setOpen: (isOpen: boolean) => void };

const Topics = memo(function Topics({ counts, setOpen }: TopicsProps) {
  const { change } = useChanges();
  const chosen = useAddressPart(({ topic }) => topic);
  return (
    <TagsInput
      clearable
      label={texts.filters.labels.topic}
      labelProps={{ fw: 550, mb: 6 }}
      data={counts?.map(({ value }) => value) ?? topicSuggestions}
      value={chosen ?? []}
      onChange={(topic) => change({ topic })}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      maxTags={50}
    />
  );
});
