import { NativeSelect, Stack } from "@mantine/core";
import { memo } from "react";
import { turnaroundInWords } from "#formats/web/durations.ts";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { locale } from "#platform/words/catalogue.ts";
import type { ListingFacets } from "../../facets/contract.ts";
import { turnaroundSteps } from "../../facets.ts";
import { useAddressPart, useChanges } from "../address.ts";
import { texts } from "../texts.ts";
import { parseNumber } from "./RangeFilter.tsx";

const filterTexts = texts.filters;
const firstBeyondHours = Math.max(...turnaroundSteps);

const wholeDays = (text: string) => {
  const days = parseNumber(text);
  return days !== undefined && Number.isInteger(days) && days >= 1 && days <= 365 ? days * 24 : undefined;
};

type StepCounts = ListingFacets["turnaround"];

/** Any turnaround, up to one to five days, or beyond a number of days (R9.1). */
export const TurnaroundFilter = memo(function TurnaroundFilter({ counts }: { counts: StepCounts | undefined }) {
  const { change } = useChanges();
  const most = useAddressPart((address) => address["turnaroundHours[lte]"]);
  const beyond = useAddressPart((address) => address["turnaroundHours[gt]"]);
  const onChange = (upTo: number | undefined, from: number | undefined) =>
    change({ "turnaroundHours[lte]": upTo, "turnaroundHours[gt]": from });
  const choice = beyond !== undefined ? "beyond" : String(most ?? "any");
  const choose = (value: string) => {
    if (value === "any") onChange(undefined, undefined);
    else if (value === "beyond") onChange(undefined, firstBeyondHours);
    else onChange(Number(value), undefined);
  };
  return (
    <Stack gap="xs">
      <NativeSelect
        label={filterTexts.labels.turnaroundHours}
        labelProps={{ fw: 600, mb: 8 }}
        data={choicesWith(counts)}
        value={choice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {beyond !== undefined && (
        <DebouncedInput
          label={filterTexts.beyondDays}
          value={beyond}
          parse={wholeDays}
          write={(hours) => String(Math.round(hours / 24))}
          inputMode="numeric"
          onCommit={(hours) => onChange(undefined, hours ?? firstBeyondHours)}
        />
      )}
    </Stack>
  );
});

function choicesWith(counts: StepCounts | undefined) {
  const given = (hours: number, way: "upTo" | "beyond") => {
    const step = counts?.find((each) => each.hours === hours);
    return step ? ` (${step[way].toLocaleString(locale)})` : "";
  };
  const upTo = turnaroundSteps.map((hours) => ({
    value: String(hours),
    label: filterTexts.upTo(turnaroundInWords(hours)) + given(hours, "upTo"),
  }));
  return [
    { value: "any", label: filterTexts.anything },
    ...upTo,
    { value: "beyond", label: filterTexts.beyondSome + given(firstBeyondHours, "beyond") },
  ];
}
