import { Checkbox, Radio, Skeleton, Stack, Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { errorOfList } from "#platform/web/components/form/form-errors.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { type FieldName, fieldNamed } from "../../../conditions.ts";
import { type FormatEditorForm, numberProps } from "../form.ts";
import { texts } from "../texts.ts";
import { ExtrasFields } from "./ExtrasFields.tsx";
import { loadAddressesField, loadTopicsField } from "./later-fields.ts";
import { NumberAnswer } from "./NumberAnswer.tsx";

const lineSymbolsMax = 200;

// Lists that float are a quarter of the editor's code, and stand on two of its steps.
const TopicsField = lazy(loadTopicsField);
const AddressesField = lazy(loadAddressesField);
const unready = <Skeleton height={80} />;

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
      return (
        <Suspense fallback={unready}>
          <TopicsField {...words} {...form.getInputProps(name)} />
        </Suspense>
      );
    case "addresses":
      return (
        <Suspense fallback={unready}>
          <AddressesField {...words} {...form.getInputProps(name)} error={errorOfList(form.errors, name)} />
        </Suspense>
      );
    case "yesOrNo":
      return <Checkbox {...words} {...form.getInputProps(name, { type: "checkbox" })} />;
    case "extras":
      return <ExtrasFields form={form} />;
  }
}
