import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { HouseSettingsItem } from "#house/contract-settings.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { editSettings } from "./api.ts";
import { editOf, type SettingsValues, settingsProblems, valuesOf } from "./settings-values.ts";
import { texts } from "./texts.ts";

const words = texts.settings;

/** Sends what was changed, and says so; what is refused is told at its field. */
export function SettingsForm({ settings }: { settings: HouseSettingsItem }) {
  // What the person saw when they began: what somebody else changes meanwhile is not theirs to undo.
  const [seen, setSeen] = useState(settings);
  const form = useForm<SettingsValues>({ initialValues: valuesOf(settings), validate: settingsProblems });
  const submit = form.onSubmit(async (values) => {
    const edit = editOf(values, seen);
    if (Object.keys(edit).length === 0) return notify.info(words.unchanged);
    try {
      await editSettings(edit);
      setSeen({ ...seen, ...edit });
      notify.success(texts.saved);
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400}>
        <NumberField label={words.fee} description={words.feeHint} {...form.getInputProps("feePercent")} />
        <Text fz="sm" c="dimmed">
          {words.hoursHint}
        </Text>
        <NumberField label={words.textHours} {...form.getInputProps("textHours")} />
        <NumberField label={words.answerHours} {...form.getInputProps("answerHours")} />
        <NumberField label={words.approvalHours} {...form.getInputProps("approvalHours")} />
        <Switch
          label={words.automaticReview}
          description={words.automaticReviewHint}
          {...form.getInputProps("automaticReview", { type: "checkbox" })}
        />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
