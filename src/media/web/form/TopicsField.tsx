import { useState } from "react";
import { Picker, type PickerProps } from "#platform/web/components/picker/Picker.tsx";
import { usualTopics } from "../../topics.ts";
import { texts } from "../texts.ts";

const options = usualTopics.map((topic) => ({ value: topic, label: topic }));

/**
 * Offers common topics and accepts others (decision 0037). The list opens on typing or arrow keys only, since it covers
 * the fields below.
 */
export function TopicsField({ description = texts.form.topicsHint, ...field }: Omit<PickerProps, "options">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Picker
      label={texts.form.topics}
      description={description}
      options={options}
      takesAny
      takesLeft
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onSearchChange={(typed) => setOpen(typed !== "")}
      {...field}
    />
  );
}
