import { useForm } from "@mantine/form";
import type { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import type { MoveInput } from "../move-input.ts";

/** Fields in the dialog's order; a list takes one entry per line. Refunds have the operator's own form. */
const kinds = {
  publicationUrl: "one",
  brief: "one",
  publishDateMode: "one",
  publishOn: "one",
  reason: "one",
  evidenceLinks: "list",
  evidenceImages: "list",
  refundCents: undefined,
  // The dialog shows the failures itself.
  despite: undefined,
} as const satisfies Record<keyof MoveInput, "one" | "list" | undefined>;
export type AskedField = {
  [Field in keyof MoveInput]-?: (typeof kinds)[Field] extends string ? Field : never;
}[keyof MoveInput];
const askedFields = (Object.keys(kinds) as (keyof MoveInput)[]).filter(
  (field): field is AskedField => kinds[field] !== undefined,
);
type Values = Record<AskedField, string>;

export type MoveField = { name: AskedField; isRequired: boolean };

/** Converts typed text to the wire's shape. Undefined for an empty field. */
function inputValue(field: AskedField, typed: string): string | string[] | undefined {
  if (kinds[field] === "one") return typed.trim() || undefined;
  const lines = linesOf(typed);
  return lines.length > 0 ? lines : undefined;
}

export const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Form of a move's input, with fields and errors from the table's schema. `begun` prefills it. */
export function useMoveForm(input: z.ZodObject, begun: Partial<Values> = {}) {
  const shape: Partial<Record<string, z.ZodType>> = input.shape;
  const problemOf = (field: AskedField, typed: string): string | null => {
    const value = inputValue(field, typed);
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
      evidenceLinks: "",
      evidenceImages: "",
      publicationUrl: "",
      brief: "",
      publishDateMode: "After",
      publishOn: "",
      ...begun,
    },
    validate: (values) => Object.fromEntries(fields.map(({ name }) => [name, problemOf(name, values[name])])),
  });
  const inputOf = (values: Values): MoveInput => {
    const filled = fields.map(({ name }) => [name, inputValue(name, values[name])] as const);
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  };
  return { form, fields, inputOf };
}
