import { SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { NumberField } from "#platform/web/components/form/NumberField.tsx";
import { metricNames } from "../../media.ts";
import { metricUnit } from "../../metric-format.ts";
import { metricLabels } from "../metric-labels.ts";
import type { MediaValues } from "./form-values.ts";

export function MetricFields({ form }: { form: UseFormReturnType<MediaValues> }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {metricNames.map((name) => (
        <NumberField
          key={name}
          label={metricLabels[name]}
          rightSection={<small>{metricUnit(name)}</small>}
          rightSectionWidth={64}
          {...form.getInputProps(name)}
        />
      ))}
    </SimpleGrid>
  );
}
