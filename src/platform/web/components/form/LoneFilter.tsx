import { Button, Group } from "@mantine/core";
import { SeveralFilter, type SeveralFilterProps } from "./SeveralFilter.tsx";

/** The only filter of a list, with the way back to all of it. */
export function LoneFilter<Value extends string>({
  clear,
  ...filter
}: Omit<SeveralFilterProps<Value>, "w"> & { clear: string }) {
  return (
    <Group align="flex-end">
      <SeveralFilter w={{ base: "100%", xs: 360 }} {...filter} />
      {filter.value && (
        <Button variant="link" onClick={() => filter.onChange(undefined)}>
          {clear}
        </Button>
      )}
    </Group>
  );
}
