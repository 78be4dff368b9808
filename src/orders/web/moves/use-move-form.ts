import { useForm } from "@mantine/form";
import type { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import type { Order } from "../../contract.ts";
import type { MoveInput } from "../../move-input.ts";
import { moveNamed, type OrderMove } from "../../order.ts";

/** What a dialog asks for, in this order; a part to refund is named through the API only. */
const isAsked = {
  publicationUrl: true,
  publishDateMode: true,
  publishOn: true,
  reason: true,
  refundCents: false,
} as const satisfies Record<keyof MoveInput, boolean>;
export type AskedField = {
  [Field in keyof MoveInput]-?: (typeof isAsked)[Field] extends true ? Field : never;
}[keyof MoveInput];
const askedFields = (Object.keys(isAsked) as (keyof MoveInput)[]).filter(
  (field): field is AskedField => isAsked[field],
);
type Values = Record<AskedField, string>;

/** A field that the move's schema names. */
export type MoveField = { name: AskedField; isRequired: boolean };

/** The form of a move's input: its fields and what is wrong with them come from the table's schema. */
export function useMoveForm(order: Order, move: OrderMove) {
  const shape: Partial<Record<string, z.ZodType>> = moveNamed(move).input?.shape ?? {};
  const problemOf = (field: AskedField, typed: string): string | null => {
    const value = typed.trim() || undefined;
    const found = shape[field]?.safeParse(value).error;
    if (!found) return null;
    return value === undefined ? messages.fill : (found.issues[0]?.message ?? messages.invalid);
  };
  const fields = askedFields
    .filter((name) => name in shape)
    .map((name): MoveField => ({ name, isRequired: problemOf(name, "") !== null }));
  const form = useForm<Values>({
    initialValues: {
      reason: "",
      publicationUrl: order.publicationUrl ?? "",
      publishDateMode: order.publishDateMode,
      publishOn: order.publishOn ?? "",
    },
    validate: (values) => Object.fromEntries(fields.map(({ name }) => [name, problemOf(name, values[name])])),
  });
  const inputOf = (values: Values): MoveInput => {
    const filled = fields.filter(({ name }) => values[name].trim() !== "");
    return Object.fromEntries(filled.map(({ name }) => [name, values[name].trim()]));
  };
  return { form, fields, inputOf };
}
