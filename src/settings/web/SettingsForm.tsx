import { Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Fragment, useState } from "react";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { SettingsItem } from "../contract.ts";
import { SilenceNotice } from "../known-pages/web/SilenceNotice.tsx";
import { editSettings, testKnownPages } from "./api.ts";
import { type Setting, settingsFields, settingsSections } from "./SettingsFields.tsx";
import { type SettingsValues, settingsEditOf, settingsProblems, settingsValuesOf } from "./settings-values.ts";
import { texts } from "./texts.ts";

type SettingsFormProps = { settings: SettingsItem; only?: readonly Setting[]; onSaved?: () => Promise<void> };

/** Sends only changes; refusals show at their field. `only` picks some settings, without section titles. */
export function SettingsForm({ settings, only, onSaved }: SettingsFormProps) {
  // The initial values: another operator's changes meanwhile must not be undone.
  const [seen, setSeen] = useState(settings);
  const form = useForm<SettingsValues>({ initialValues: settingsValuesOf(settings), validate: settingsProblems });
  const submit = submitting(form, async (values) => {
    const edit = settingsEditOf(values, seen);
    if (Object.keys(edit).length === 0) return notify.info(texts.unchanged);
    const silent = edit.knownPages ? await testKnownPages(edit.knownPages) : [];
    if (silent.length > 0) return form.setFieldError("knownPages", texts.silentPages(silent));
    await editSettings(edit);
    setSeen({ ...seen, ...edit });
    await onSaved?.();
    notify.success(formTexts.saved);
  });
  const sections = settingsSections
    .map((section) => ({ ...section, settings: section.settings.filter((name) => only?.includes(name) ?? true) }))
    .filter((section) => section.settings.length > 0);
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={only ? 400 : 840} gap={only ? "md" : "xl"}>
        {sections.map(({ title, hint, settings: names }) => (
          <Stack key={title} component="section" gap="sm" aria-label={title}>
            {!only && (
              <Title order={2} size="h4">
                {title}
              </Title>
            )}
            {names.includes("knownPages") && <SilenceNotice settings={settings} />}
            {!only && hint && (
              <Text fz="sm" c="dimmed">
                {hint}
              </Text>
            )}
            <SimpleGrid cols={{ base: 1, md: only ? 1 : 2 }} spacing="xl" verticalSpacing="md">
              {names.map((name) => (
                <Fragment key={name}>{settingsFields[name](form)}</Fragment>
              ))}
            </SimpleGrid>
          </Stack>
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
