import { Group, NativeSelect } from "@mantine/core";
import { messages } from "#platform/contract/messages.ts";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import {
  earliestInWords,
  firstDay,
  type LeadTime,
  lastDay,
  nextSlotInWords,
  type PublishDate,
  type PublishDateMode,
  publishDateModes,
  publishDateProblem,
} from "../dates/publish-date.ts";
import { publishDateTexts } from "./publish-date-texts.ts";

type PublishDateFieldProps = {
  value: PublishDate;
  onChange: (value: PublishDate) => void;
  lead: LeadTime;
  /** Subject of the date, for screen readers. */
  of?: string;
  error?: string | undefined;
  disabled?: boolean;
};

const modes = publishDateModes.map((mode) => ({ value: mode, label: publishDateTexts.modes[mode] }));

export function PublishDateField({ value, onChange, lead, of, error, disabled }: PublishDateFieldProps) {
  const { publishDateMode: mode, publishOn } = value;
  const problem = error ?? publishDateProblem(value, lead);
  const named = (label: string) => (of ? `${label}, ${of}` : label);
  const hint =
    mode === "After"
      ? [!publishOn && publishDateTexts.soon, nextSlotInWords(lead)].filter(Boolean).join(". ")
      : earliestInWords(mode, lead);
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" grow>
      <NativeSelect
        label={publishDateTexts.mode}
        aria-label={named(publishDateTexts.mode)}
        data={modes}
        value={mode}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          onChange({ publishDateMode: currentTarget.value as PublishDateMode, publishOn })
        }
      />
      <DateField
        label={publishDateTexts.day}
        aria-label={named(publishDateTexts.day)}
        min={firstDay(mode, lead)}
        max={lastDay(lead)}
        value={publishOn ?? ""}
        disabled={disabled}
        description={hint === problem ? undefined : hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        error={problem && (problem === messages.choose ? messages.fill : problem)}
        onChange={(chosen) => onChange({ publishDateMode: mode, publishOn: chosen || null })}
      />
    </Group>
  );
}
