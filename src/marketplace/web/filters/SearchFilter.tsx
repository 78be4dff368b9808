import IconSearch from "@tabler/icons-react/icons/IconSearch";
import { memo } from "react";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";

export const SearchFilter = memo(function SearchFilter() {
  const { change } = useChanges();
  const search = useAddressPart(({ search }) => search);
  return (
    <DebouncedInput
      aria-label={texts.filters.search}
      placeholder={texts.filters.searchPlaceholder}
      type="search"
      leftSection={<Icon of={IconSearch} size={18} />}
      value={search}
      parse={(text) => text.trim().slice(0, 100) || undefined}
      write={String}
      onCommit={(text) => change({ search: text }, "replace")}
      flex="1 1 220px"
      maw={{ sm: 280 }}
    />
  );
});
