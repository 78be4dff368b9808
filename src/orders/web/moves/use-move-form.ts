import { useForm } from "@mantine/form";
import type { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import type { Order } from "../../contract.ts";
import type { MoveInput } from "../../move-input.ts";
import { moveNamed, type OrderMove } from "../../order.ts";

/** What a dialog asks for. A part to refund is named through the API only. */
const askedFields = ["publicationUrl", "reason"] as const satisfies (keyof MoveInput)[];
export type AskedField = (typeof askedFields)[number];
type Values = Record<AskedField, string>;

/** A field that the move's schema names. */
export type MoveField = { name: AskedField; isRequired: boolean };

/** The form of a move's input: its fields and what is wrong with them come from the table's schema. */
export function useMoveForm(order: Order, move: OrderMove) {
  const shape: Partial<Record<string, z.ZodType>> = moveNamed(move).input?.shape ?? {};
  const problemOf = (field: AskedField, typed: string): string | null => {
    const found = shape[field]?.safeParse(typed.trim() || undefined).error;
    return found ? (typed.trim() === "" ? messages.fill : (found.issues[0]?.message ?? messages.invalid)) : null;
  };
  const fields = askedFields
    .filter((name) => name in shape)
    .map((name): MoveField => ({ name, isRequired: problemOf(name, "") !== null }));
  const form = useForm<Values>({
    initialValues: { reason: "", publicationUrl: order.publicationUrl ?? "" },
    validate: (values) => Object.fromEntries(fields.map(({ name }) => [name, problemOf(name, values[name])])),
  });
  const inputOf = (values: Values): MoveInput => {
    const filled = fields.filter(({ name }) => values[name].trim() !== "");
    return Object.fromEntries(filled.map(({ name }) => [name, values[name].trim()]));
  };
  return { form, fields, inputOf };
}
