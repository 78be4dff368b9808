import { Checkbox } from "@mantine/core";
import { formatCents } from "#platform/money/money.ts";
import type { ShownExtra } from "../extras.ts";
import { extraInWords } from "./words.ts";

/** An extra that can be booked, of a group: its name, what it costs, and what it brings. */
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
