import { Button, CloseButton, Fieldset, Group, Stack, Text, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useState } from "react";
import { MoneyInput } from "#platform/web/components/MoneyInput.tsx";
import classes from "../editor.module.css";
import { type FormatEditorForm, numberProps } from "../form.ts";
import { texts } from "../texts.ts";

const { fields } = texts;

/** Priced lines beside the conditions (R3.8). */
export function ExtrasFields({ form }: { form: FormatEditorForm }) {
  const { extras } = form.values;
  // A row's key lives as long as the row: the amount that is being typed stays with its line.
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
    <Fieldset legend={fields.extras} variant="unstyled" px={0} m={0} classNames={{ legend: classes.legend ?? "" }}>
      <Stack mt={4}>
        <Text fz="sm" c="dimmed">
          {fields.extrasHint}
        </Text>
        {extras.map(({ name }, index) => (
          <Group key={keys[index]} align="flex-start" wrap="nowrap">
            <TextInput label={fields.extraName} flex={1} {...form.getInputProps(`extras.${index}.name`)} />
            <MoneyInput label={fields.extraPrice} w={140} {...numberProps(form, `extras.${index}.priceCents`)} />
            <CloseButton size="lg" mt={24} aria-label={fields.removeExtra(name)} onClick={() => remove(index)} />
          </Group>
        ))}
        <Group>
          <Button variant="secondary" onClick={add}>
            {fields.addExtra}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
