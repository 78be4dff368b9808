import { conditionsInWords } from "#formats/web/words.ts";
import type { Order } from "../contract.ts";
import { texts } from "./texts.ts";

export type AgreedConditions = Pick<Order, "conditions" | "hyperlinkKind" | "formatType">;

/** In the outlet page's words, with the booked kind of hyperlink. */
export function conditionRows({
  conditions,
  hyperlinkKind,
  formatType,
}: AgreedConditions): [name: string, value: string][] {
  const told = conditionsInWords({ ...conditions, hyperlinkKind });
  return [[texts.facts.format, formatType], ...told.map(({ label, text }): [string, string] => [label, text])];
}
