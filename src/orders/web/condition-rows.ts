import { conditionsInWords } from "#formats/web/words.ts";
import type { Order } from "../contract.ts";
import { texts } from "./texts.ts";

/** Conditions in words: those of a booking, or what they would become. */
export type Agreed = Pick<Order, "conditions" | "hyperlinkKind" | "formatType">;

/** Each condition by its name, as the outlet's page tells it; the kind of hyperlink is the one that was booked. */
export function conditionRows({ conditions, hyperlinkKind, formatType }: Agreed): [name: string, value: string][] {
  const told = conditionsInWords({ ...conditions, hyperlinkKind });
  return [[texts.facts.format, formatType], ...told.map(({ label, text }): [string, string] => [label, text])];
}
