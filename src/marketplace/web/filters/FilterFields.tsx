import { Stack } from "@mantine/core";
import { FilterField, plainFilters, useFacets } from "./FilterField.tsx";
import classes from "./filters.module.css";
import { ListFilter } from "./ListFilter.tsx";
import { MetricFilters } from "./MetricFilters.tsx";

/** All filters, authority and traffic first. Each renders again only for its own part of the address. */
export default function FilterFields() {
  const facets = useFacets();
  return (
    <Stack gap={0} className={classes.fields}>
      <MetricFilters ranges={facets.ranges} />
      {plainFilters.map((name) => (
        <FilterField key={name} name={name} facets={facets} />
      ))}
      <ListFilter />
    </Stack>
  );
}
