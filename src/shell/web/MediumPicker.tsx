import type { StyleProp } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { myMediaQuery } from "#media/web/api.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { useSearch } from "#platform/web/use-search.ts";
import { publisherOrdersWords } from "./publisher-orders-texts.ts";
import { type NamedMedium, shownFirst } from "./shown-first.ts";

type MediumPickerProps = {
  shown: NamedMedium | null | undefined;
  onChoose: (medium: NamedMedium | undefined) => void;
  w: StyleProp<string | number>;
};

/** Finds an outlet by its name, for publishers with more outlets than a select shows. */
export default function MediumPicker({ shown, onChoose, w }: MediumPickerProps) {
  const { type, search } = useSearch();
  const { data: found } = useQuery({
    // The field shows the chosen one's name, which nobody has typed.
    ...myMediaQuery({ search: search === shown?.name ? undefined : search }),
    placeholderData: keepPreviousData,
  });
  const items = shownFirst(shown, found?.items ?? []);
  return (
    <OnePicker
      aria-label={publisherOrdersWords.medium}
      placeholder={publisherOrdersWords.allMedia}
      options={items.map(({ id, name }) => ({ value: id, label: name }))}
      limit={fullPage}
      value={shown?.id ?? null}
      onChange={(picked) => onChoose(items.find(({ id }) => id === picked))}
      onTyped={type}
      w={w}
      clearable
    />
  );
}
