import { Checkbox, Radio, Stack, TagsInput, Textarea, TextInput } from "@mantine/core";
import { TopicsField } from "#media/web/form/TopicsField.tsx";
import { errorOfList } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { type FieldName, fieldNamed } from "../../../conditions.ts";
import { type FormatEditorForm, numberProps } from "../form.ts";
import { texts } from "../texts.ts";
import { ExtrasFields } from "./ExtrasFields.tsx";
import { NumberAnswer } from "./NumberAnswer.tsx";

const lineSymbolsMax = 200;

export function FormatField({ name, form }: { name: FieldName; form: FormatEditorForm }) {
  const field = fieldNamed(name);
  const words = { label: texts.labels[name], description: texts.hints[name] };
  switch (field.kind) {
    case "number":
      return <NumberAnswer {...words} unit={field.unit} {...numberProps(form, name)} />;
    case "money":
      return <MoneyInput {...words} required maw={240} {...numberProps(form, name)} />;
    case "choice":
      return (
        <Radio.Group {...words} required {...form.getInputProps(name)}>
          <Stack gap={10} mt={6}>
            {field.of.map((choice) => (
              <Radio key={choice} value={choice} label={choice} />
            ))}
          </Stack>
        </Radio.Group>
      );
    case "text":
      if (field.most <= lineSymbolsMax) return <TextInput {...words} {...form.getInputProps(name)} />;
      return <Textarea {...words} minRows={4} {...form.getInputProps(name)} />;
    case "topics":
      return <TopicsField {...words} {...form.getInputProps(name)} />;
    case "addresses":
      return <TagsInput {...words} {...form.getInputProps(name)} error={errorOfList(form.errors, name)} />;
    case "yesOrNo":
      return <Checkbox {...words} {...form.getInputProps(name, { type: "checkbox" })} />;
    case "extras":
      return <ExtrasFields form={form} />;
  }
}
