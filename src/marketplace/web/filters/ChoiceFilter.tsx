import { Checkbox, Group, Stack, Text } from "@mantine/core";

type ChoiceFilterProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  /** How many listings each choice would give, as soon as it is known. */
  counts: ReadonlyMap<string, number> | undefined;
  chosen: Value[] | undefined;
  onChange: (chosen: Value[]) => void;
};

/** Any of a few: boxes to tick. */
export function ChoiceFilter<Value extends string>({
  label,
  choices,
  counts,
  chosen,
  onChange,
}: ChoiceFilterProps<Value>) {
  return (
    <Checkbox.Group
      label={label}
      labelProps={{ fw: 550, mb: 6 }}
      value={chosen ?? []}
      onChange={(values) => onChange(choices.filter((choice) => values.includes(choice)))}
    >
      <Stack gap={8}>
        {choices.map((choice) => (
          <Group key={choice} justify="space-between" wrap="nowrap">
            <Checkbox value={choice} label={choice} size="sm" />
            <Text fz="xs" c="dimmed" className="figures">
              {counts && (counts.get(choice) ?? 0).toLocaleString("en-US")}
            </Text>
          </Group>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
