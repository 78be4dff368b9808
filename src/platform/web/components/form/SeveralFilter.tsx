import { MultiSelect, type MultiSelectProps } from "@mantine/core";

type SeveralFilterProps<Value extends string> = {
  label: string;
  all: string;
  /** Without a label above, which screen readers still hear. */
  isCompact?: boolean;
  options: { value: Value; label: string }[];
  value: readonly Value[] | undefined;
  onChange: (chosen: Value[] | undefined) => void;
  w: MultiSelectProps["w"];
};

/** Filters by several values; none chosen means all. */
export function SeveralFilter<Value extends string>(props: SeveralFilterProps<Value>) {
  const { label, all, isCompact, options, value = [], onChange, w } = props;
  return (
    <MultiSelect
      {...(isCompact ? { "aria-label": label } : { label })}
      placeholder={value.length === 0 ? all : undefined}
      data={options}
      value={[...value]}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined)}
      w={w}
      clearable
    />
  );
}
