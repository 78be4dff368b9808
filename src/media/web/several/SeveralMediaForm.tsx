import { NativeSelect, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { countryOptions, languageOptions } from "#platform/contract/region-names.ts";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Picker } from "#platform/web/components/picker/Picker.tsx";
import { mediaTypes } from "../../media.ts";
import { editSeveralMedia, type SeveralMediaEdit } from "../changes.ts";
import { TopicsField } from "../form/TopicsField.tsx";
import { texts } from "../texts.ts";

const severalMediaWords = texts.several;
const countries = countryOptions();
const languages = languageOptions();
const leave = { value: "", label: severalMediaWords.leave };

type Values = { mediaType: string; languages: string[]; countries: string[]; topics: string[]; status: string };

const nothing: Values = { mediaType: "", languages: [], countries: [], topics: [], status: "" };

const editOf = (values: Values): SeveralMediaEdit =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0)) as SeveralMediaEdit;

export function SeveralMediaForm({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const form = useForm({ initialValues: nothing });
  const submit = submitting(form, async (values) => {
    const edit = editOf(values);
    if (Object.keys(edit).length === 0) return form.setFieldError("mediaType", severalMediaWords.nothing);
    await editSeveralMedia(ids, edit);
    notify.success(severalMediaWords.saved(ids.length));
    onDone();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{severalMediaWords.lead}</Text>
        <NativeSelect
          label={texts.form.mediaType}
          data={[leave, ...mediaTypes.map((type) => ({ value: type, label: type }))]}
          {...form.getInputProps("mediaType")}
        />
        <Picker
          clearable
          label={texts.form.languages}
          description={severalMediaWords.replaces.languages}
          options={languages}
          {...form.getInputProps("languages")}
        />
        <Picker
          clearable
          label={texts.form.countries}
          description={severalMediaWords.replaces.countries}
          options={countries}
          {...form.getInputProps("countries")}
        />
        <TopicsField description={severalMediaWords.replaces.topics} {...form.getInputProps("topics")} />
        <NativeSelect
          label={severalMediaWords.status}
          data={[leave, ...Object.entries(severalMediaWords.statuses).map(([value, label]) => ({ value, label }))]}
          {...form.getInputProps("status")}
        />
        <SubmitRow label={severalMediaWords.save} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}
