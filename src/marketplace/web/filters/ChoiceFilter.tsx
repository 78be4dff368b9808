import { Checkbox, Stack } from "@mantine/core";

type ChoiceFilterProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  chosen: Value[] | undefined;
  onChange: (chosen: Value[]) => void;
};

/** Any of a few: boxes to tick. */
export function ChoiceFilter<Value extends string>({ label, choices, chosen, onChange }: ChoiceFilterProps<Value>) {
  return (
    <Checkbox.Group
      label={label}
      labelProps={{ fw: 550, mb: 6 }}
      value={chosen ?? []}
      onChange={(values) => onChange(choices.filter((choice) => values.includes(choice)))}
    >
      <Stack gap={8}>
        {choices.map((choice) => (
          <Checkbox key={choice} value={choice} label={choice} size="sm" />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
