import { useState } from "react";
import { Picker, type PickerProps } from "#platform/web/components/picker/Picker.tsx";
import { usualTopics } from "../../topics.ts";
import { texts } from "../texts.ts";

const options = usualTopics.map((topic) => ({ value: topic, label: topic }));

/**
 * Topics from the usual ones, or in words of one's own (decision 0037). The list is open while one is typed, or by the arrow
 * keys: it would lie over the fields below.
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
