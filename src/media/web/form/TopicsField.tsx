import { TagsInput, type TagsInputProps } from "@mantine/core";
import { useState } from "react";
import { texts } from "../texts.ts";
import { topicSuggestions } from "../topics.ts";

/** Topics with suggestions while one is typed, or by the arrow keys: an open list would lie over the fields below. */
export function TopicsField({ description = texts.form.topicsHint, ...field }: Omit<TagsInputProps, "data">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TagsInput
      label={texts.form.topics}
      description={description}
      data={topicSuggestions}
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onSearchChange={(typed) => setOpen(typed !== "")}
      {...field}
    />
  );
}
