import { Stack } from "@mantine/core";
import { FilterField, plainFilters, useFacets } from "./FilterField.tsx";
import { ListFilter } from "./ListFilter.tsx";
import { MetricFilters } from "./MetricFilters.tsx";
import { SearchFilter } from "./SearchFilter.tsx";

/** All filters, authority and traffic first. Each renders again only for its own part of the address. */
export function FilterFields() {
  const facets = useFacets();
  return (
    <Stack gap="lg" pb="md">
      <SearchFilter />
      <MetricFilters ranges={facets.ranges} />
      {plainFilters.map((name) => (
        <FilterField key={name} name={name} facets={facets} />
      ))}
      <ListFilter />
    </Stack>
  );
}
