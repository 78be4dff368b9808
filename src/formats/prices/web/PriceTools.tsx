import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { type FormatStatus, formatStatuses } from "../../format.ts";
import type { PriceFilter } from "./price-filter.ts";
import classes from "./prices.module.css";
import { texts } from "./texts.ts";

/** Percent. */
const [percentLeast, percentMost, percentFirst] = [-90, 900, 5];

type PriceToolsProps = {
  filter: PriceFilter;
  onFilter: (filter: PriceFilter) => void;
  /** How many rows a change by percent meets. */
  count: number;
  onPercent: (percent: number) => void;
};

/** Narrows the table, and changes the chosen rows by percent. */
export function PriceTools({ filter, onFilter, count, onPercent }: PriceToolsProps) {
  const [percent, setPercent] = useState<number | undefined>(percentFirst);
  const isSound = percent !== undefined && percent >= percentLeast && percent <= percentMost && percent !== 0;
  return (
    <div className={classes.tools}>
      <SearchField
        label={texts.find}
        value={filter.search}
        onCommit={(search) => onFilter({ ...filter, search })}
        flex="1 1 220px"
        maw={320}
      />
      <NativeSelect
        label={texts.status}
        value={filter.status ?? ""}
        data={[
          { value: "", label: texts.anyStatus },
          ...formatStatuses.map((value) => ({ value, label: texts.statuses[value] })),
        ]}
        onChange={({ currentTarget }) =>
          onFilter({ ...filter, status: (currentTarget.value || undefined) as FormatStatus | undefined })
        }
      />
      <NativeSelect
        label={texts.sales}
        value={filter.sold ?? ""}
        data={[
          { value: "", label: texts.anySales },
          { value: "yes", label: texts.sold },
          { value: "no", label: texts.unsold },
        ]}
        onChange={({ currentTarget }) =>
          onFilter({ ...filter, sold: (currentTarget.value || undefined) as "yes" | "no" | undefined })
        }
      />
      <Group gap="xs" align="flex-end" ms="auto">
        <NumberField label={texts.percent} value={percent} onChange={setPercent} rightSection="%" w={140} />
        <Button variant="secondary" disabled={!isSound || count === 0} onClick={() => percent && onPercent(percent)}>
          {texts.apply(count)}
        </Button>
      </Group>
    </div>
  );
}
