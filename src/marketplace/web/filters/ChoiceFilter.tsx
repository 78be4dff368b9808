import { Checkbox, Group, Stack, Text } from "@mantine/core";
import { memo } from "react";
import { locale } from "#platform/words/catalogue.ts";
import type { ChoiceFilterName } from "../../columns.ts";
import type { ListingFacets } from "../../facets/contract.ts";
import { useAddressPart, useChanges } from "../address.ts";

/** Listings by value of a filter, most frequent first. */
export type Counts = ListingFacets["choices"][ChoiceFilterName];

type ChoiceFilterProps = {
  name: "formatType" | "hyperlinkKind" | "mediaType" | "verified";
  label: string;
  choices: readonly string[];
  /** Labels of values that are no words. */
  nameOf?: Record<string, string>;
  counts: Counts | undefined;
};

export const ChoiceFilter = memo(function ChoiceFilter({ name, label, choices, nameOf, counts }: ChoiceFilterProps) {
  const { change } = useChanges();
  const chosen: string[] | undefined = useAddressPart((address) => address[name]);
  return (
    <Checkbox.Group
      label={label}
      labelProps={{ fw: 600, mb: 8 }}
      value={chosen ?? []}
      onChange={(values) => change({ [name]: choices.filter((choice) => values.includes(choice)) })}
    >
      <Stack gap={8}>
        {choices.map((choice) => (
          <Group key={choice} justify="space-between" wrap="nowrap">
            <Checkbox value={choice} label={nameOf?.[choice] ?? choice} size="xs" />
            <Text fz="xs" c="dimmed" className="figures">
              {counts && countOf(counts, choice).toLocaleString(locale)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Checkbox.Group>
  );
});

const countOf = (counts: Counts, choice: string) => counts.find(({ value }) => value === choice)?.count ?? 0;
