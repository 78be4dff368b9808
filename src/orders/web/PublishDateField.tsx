import { Group, NativeSelect } from "@mantine/core";
import { messages } from "#platform/contract/messages.ts";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { today } from "#platform/web/dates.ts";
import { type PublishDateMode, publishDateModes, publishDateProblem } from "../publish-date.ts";
import { texts } from "./texts.ts";

type PublishDate = { publishDateMode: PublishDateMode; publishOn: string | null };
type PublishDateFieldProps = {
  value: PublishDate;
  onChange: (value: PublishDate) => void;
  /** What this date belongs to, for those who hear the labels one by one. */
  of?: string;
  error?: string | undefined;
  disabled?: boolean;
};

const words = texts.publishDate;
const modes = publishDateModes.map((mode) => ({ value: mode, label: words.modes[mode] }));

/** When to publish: on, after or before a day (R4.7); after no day means as soon as accepted. */
export function PublishDateField({ value, onChange, of, error, disabled }: PublishDateFieldProps) {
  const { publishDateMode: mode, publishOn } = value;
  const problem = error ?? publishDateProblem(mode, publishOn, today());
  const named = (label: string) => (of ? `${label}, ${of}` : label);
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" grow>
      <NativeSelect
        label={words.mode}
        aria-label={named(words.mode)}
        data={modes}
        value={mode}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          onChange({ publishDateMode: currentTarget.value as PublishDateMode, publishOn })
        }
      />
      <DateField
        label={words.day}
        aria-label={named(words.day)}
        min={today()}
        value={publishOn ?? ""}
        disabled={disabled}
        description={mode === "After" && !publishOn ? words.soon : undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
        error={problem && (problem === messages.choose ? messages.fill : problem)}
        onChange={(chosen) => onChange({ publishDateMode: mode, publishOn: chosen || null })}
      />
    </Group>
  );
}

/** `On or after Nov 12, 2026`, in words. */
export function publishDateInWords({ publishDateMode, publishOn }: PublishDate, day: string): string {
  return publishOn ? texts.publishDate.written(publishDateMode, day) : texts.publishDate.soon;
}
