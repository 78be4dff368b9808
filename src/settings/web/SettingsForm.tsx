import { Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Fragment, useState } from "react";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { SettingsItem } from "../contract.ts";
import { SilenceNotice } from "../known-pages/web/SilenceNotice.tsx";
import { editSettings, testKnownPages } from "./api.ts";
import { allSettings, type Setting, settingsFields } from "./SettingsFields.tsx";
import { editOf, type SettingsValues, settingsProblems, valuesOf } from "./settings-values.ts";
import { texts } from "./texts.ts";

type SettingsFormProps = { settings: SettingsItem; only?: readonly Setting[]; onSaved?: () => Promise<void> };

/** Sends what was changed, and says so; what is refused is told at its field. `only`: some of the settings. */
export function SettingsForm({ settings, only = allSettings, onSaved }: SettingsFormProps) {
  // What the person saw when they began: what somebody else changes meanwhile is not theirs to undo.
  const [seen, setSeen] = useState(settings);
  const form = useForm<SettingsValues>({ initialValues: valuesOf(settings), validate: settingsProblems });
  const submit = submitting(form, async (values) => {
    const edit = editOf(values, seen);
    if (Object.keys(edit).length === 0) return notify.info(texts.unchanged);
    const silent = edit.knownPages ? await testKnownPages(edit.knownPages) : [];
    if (silent.length > 0) return form.setFieldError("knownPages", texts.silentPages(silent));
    await editSettings(edit);
    setSeen({ ...seen, ...edit });
    await onSaved?.();
    notify.success(formTexts.saved);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400}>
        {only.includes("knownPages") && <SilenceNotice settings={settings} />}
        {only.map((name) => (
          <Fragment key={name}>{settingsFields[name](form)}</Fragment>
        ))}
        <Group>
          <Button type="submit" loading={form.submitting}>
            {formTexts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
