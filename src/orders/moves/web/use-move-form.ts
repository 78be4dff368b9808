import { useForm } from "@mantine/form";
import type { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import type { MoveInput, MoveInputSchema } from "../move-input.ts";

/** What a dialog asks for, in this order, and whether one thing or a list, a line each; a refund stands in the operator's own form. */
const kinds = {
  publicationUrl: "one",
  brief: "one",
  publishDateMode: "one",
  publishOn: "one",
  reason: "one",
  evidenceLinks: "list",
  evidenceImages: "list",
  refundCents: undefined,
  // Said by the dialog itself, which shows what fails.
  despite: undefined,
} as const satisfies Record<keyof MoveInput, "one" | "list" | undefined>;
export type AskedField = {
  [Field in keyof MoveInput]-?: (typeof kinds)[Field] extends string ? Field : never;
}[keyof MoveInput];
const askedFields = (Object.keys(kinds) as (keyof MoveInput)[]).filter(
  (field): field is AskedField => kinds[field] !== undefined,
);
type Values = Record<AskedField, string>;

/** A field that the move's schema names. */
export type MoveField = { name: AskedField; isRequired: boolean };

/** What was typed as the wire has it; nothing for what was left empty. */
function inputValue(field: AskedField, typed: string): string | string[] | undefined {
  if (kinds[field] === "one") return typed.trim() || undefined;
  const lines = linesOf(typed);
  return lines.length > 0 ? lines : undefined;
}

/** A list as a form keeps it: a line each. */
export const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The form of a move's input: its fields and what is wrong with them come from the table's schema. `begun` is in it from the beginning. */
export function useMoveForm(input: MoveInputSchema | undefined, begun: Partial<Values> = {}) {
  const shape: Partial<Record<string, z.ZodType>> = input?.shape ?? {};
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
