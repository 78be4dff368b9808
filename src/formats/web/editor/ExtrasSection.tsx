import { Button, Checkbox, CloseButton, Group, TextInput } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { useState } from "react";
import { FormSection } from "#platform/web/components/FormSection.tsx";
import { MoneyInput } from "#platform/web/components/MoneyInput.tsx";
import { texts } from "../texts.ts";
import type { FormatEditorForm } from "./form.ts";

const { sections, fields } = texts.editor;

/** Priced lines beside the conditions, and the writing service (R3.8). */
export function ExtrasSection({ form }: { form: FormatEditorForm }) {
  const { extras, writingService } = form.values;
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
    <FormSection {...sections.extras}>
      {extras.map(({ name }, index) => (
        <Group key={keys[index]} align="flex-end" wrap="nowrap">
          <TextInput label={fields.extraName} flex={1} {...form.getInputProps(`extras.${index}.name`)} />
          <MoneyInput label={fields.extraPrice} w={140} {...form.getInputProps(`extras.${index}.priceCents`)} />
          <CloseButton size="lg" aria-label={fields.removeExtra(name)} onClick={() => remove(index)} />
        </Group>
      ))}
      <Group>
        <Button variant="secondary" onClick={add}>
          {fields.addExtra}
        </Button>
      </Group>
      <Checkbox label={fields.writing} {...form.getInputProps("writingService", { type: "checkbox" })} />
      {writingService && (
        <MoneyInput label={fields.writingPrice} maw={240} {...form.getInputProps("writingPriceCents")} />
      )}
    </FormSection>
  );
}
