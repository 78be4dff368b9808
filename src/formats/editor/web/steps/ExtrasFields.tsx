import { Button, CloseButton, Fieldset, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useState } from "react";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { countedExtras, countedKinds, isCounted } from "../../../extras.ts";
import classes from "../editor.module.css";
import { type FormatEditorForm, numberProps } from "../form.ts";
import { texts } from "../texts.ts";

const extraWords = texts.extras;
const kinds = (["named", ...countedKinds] as const).map((value) => ({ value, label: extraWords.kinds[value] }));

export function ExtrasFields({ form }: { form: FormatEditorForm }) {
  const { extras } = form.values;
  // A key lives as long as its row, so a half-typed amount stays with its line.
  const [keys, setKeys] = useState(() => extras.map(() => randomId()));
  const add = () => {
    form.insertListItem("extras", { name: "", priceCents: undefined });
    setKeys([...keys, randomId()]);
  };
  const remove = (index: number) => {
    form.removeListItem("extras", index);
    setKeys(keys.filter((_, each) => each !== index));
  };
  return (
    <Fieldset
      legend={texts.labels.extras}
      variant="unstyled"
      px={0}
      m={0}
      classNames={{ legend: classes.legend ?? "" }}
    >
      <Stack mt={4}>
        <Text fz="sm" c="dimmed">
          {texts.hints.extras}
        </Text>
        {extras.map((extra, index) => (
          <ExtraFields key={keys[index]} form={form} extra={extra} index={index} onRemove={() => remove(index)} />
        ))}
        <Group>
          <Button variant="secondary" onClick={add}>
            {extraWords.add}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

type ExtraFieldsProps = {
  form: FormatEditorForm;
  extra: FormatEditorForm["values"]["extras"][number];
  index: number;
  onRemove: () => void;
};

function ExtraFields({ form, extra: { name, kind }, index, onRemove }: ExtraFieldsProps) {
  return (
    <Group align="flex-start">
      <TextInput label={extraWords.name} flex="1 1 160px" {...form.getInputProps(`extras.${index}.name`)} />
      <NativeSelect
        label={extraWords.kind}
        data={kinds}
        value={kind ?? "named"}
        error={form.errors[`extras.${index}.kind`]}
        onChange={({ currentTarget }) => {
          const chosen = countedKinds.find((each) => each === currentTarget.value);
          form.setFieldValue(`extras.${index}.kind`, chosen);
          if (!chosen) form.setFieldValue(`extras.${index}.count`, undefined);
        }}
      />
      {isCounted(kind) && (
        <NumberInput
          label={extraWords.count[kind]}
          w={100}
          min={1}
          max={countedExtras[kind].most}
          allowDecimal={false}
          {...numberProps(form, `extras.${index}.count`)}
        />
      )}
      <MoneyInput label={extraWords.price} w={140} {...numberProps(form, `extras.${index}.priceCents`)} />
      <CloseButton size="lg" mt={24} aria-label={extraWords.remove(name)} onClick={onRemove} />
    </Group>
  );
}
