import { Fieldset, Group } from "@mantine/core";
import { DebouncedInput } from "#platform/web/components/DebouncedInput.tsx";
import { texts } from "../texts.ts";
import classes from "./filters.module.css";

type RangeFilterProps = {
  label: string;
  least: number | undefined;
  most: number | undefined;
  parse: (text: string) => number | undefined;
  write: (value: number) => string;
  onLeast: (value: number | undefined) => void;
  onMost: (value: number | undefined) => void;
};

/** From … to …, either end open. */
export function RangeFilter({ label, least, most, parse, write, onLeast, onMost }: RangeFilterProps) {
  const shared = { parse, write, inputMode: "decimal" as const, size: "sm" as const };
  return (
    <Fieldset variant="unstyled" legend={label} className={classes.group}>
      <Group gap="xs" grow wrap="nowrap">
        <DebouncedInput
          {...shared}
          value={least}
          onCommit={onLeast}
          placeholder={texts.filters.from}
          aria-label={`${label}, ${texts.filters.from}`}
        />
        <DebouncedInput
          {...shared}
          value={most}
          onCommit={onMost}
          placeholder={texts.filters.to}
          aria-label={`${label}, ${texts.filters.to}`}
        />
      </Group>
    </Fieldset>
  );
}

/** A plain number, with a point and thousands' commas. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll(",", "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
