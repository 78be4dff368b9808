import { Button, CloseButton, Fieldset, Group, Stack, Text, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useState } from "react";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import classes from "../editor.module.css";
import { type FormatEditorForm, numberProps } from "../form.ts";
import { texts } from "../texts.ts";

const words = texts.extras;

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
        {extras.map(({ name }, index) => (
          <Group key={keys[index]} align="flex-start" wrap="nowrap">
            <TextInput label={words.name} flex={1} {...form.getInputProps(`extras.${index}.name`)} />
            <MoneyInput label={words.price} w={140} {...numberProps(form, `extras.${index}.priceCents`)} />
            <CloseButton size="lg" mt={24} aria-label={words.remove(name)} onClick={() => remove(index)} />
          </Group>
        ))}
        <Group>
          <Button variant="secondary" onClick={add}>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
