import { Checkbox } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import type { ShownExtra } from "../extras.ts";
import { extraInWords } from "./words.ts";

export function ExtraChoice({ extra }: { extra: ShownExtra }) {
  const { name, priceCents } = extra;
  return (
    <Checkbox
      value={name}
      label={`${name}, + ${formatCents(priceCents)}`}
      description={extraInWords(extra) || undefined}
    />
  );
}
