import { memo } from "react";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";

export const SearchFilter = memo(function SearchFilter() {
  const { change } = useChanges();
  const search = useAddressPart(({ search }) => search);
  return (
    <DebouncedInput
      label={texts.filters.search}
      labelProps={{ fw: 550, mb: 6 }}
      placeholder={texts.filters.searchPlaceholder}
      type="search"
      value={search}
      parse={(text) => text.trim().slice(0, 100) || undefined}
      write={String}
      onCommit={(text) => change({ search: text }, "replace")}
    />
  );
});
