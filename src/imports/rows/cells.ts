import type { CellKind } from "../fields.ts";
import { sharesOf } from "../mapping/shares.ts";

/** Reads `1234`, `1,234` and `1,234.5`. Refuses a decimal comma instead of guessing. */
const decimal = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
const dollars = /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(?:\.(\d{1,2}))?$/;
const forEver = /^(for ?ever|permanent|lifetime)$/i;
const yes = ["yes", "true", "1"];
const no = ["no", "false", "0"];

/** Reads a cell as its kind. Unreadable cells stay text, so that the schema explains the error. */
export function readCell(kind: CellKind, text: string): unknown {
  switch (kind) {
    case "list":
      return itemsOf(text);
    case "address":
      return /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+\.[^/]+:\d/.test(text) ? text : `https://${text}`;
    case "number":
      return numberOf(text) ?? text;
    case "percent":
      return numberOf(text.replace(/\s?%$/, "")) ?? text;
    case "dollars":
      return centsOf(text) ?? text;
    case "months":
      return forEver.test(text) ? 0 : (numberOf(text) ?? text);
    case "hours":
      return hoursOf(text, "h") ?? text;
    case "days":
      return hoursOf(text, "d") ?? text;
    case "yesOrNo":
      return yesOrNo(text.toLowerCase()) ?? text;
    case "shares":
      return sharesOf(text) ?? text;
    case "text":
    case "choice":
      return text;
  }
}

const duration =
  /^(?:\d+\s*[-–]\s*)?(\d+(?:\.\d+)?)\s*(h|hrs?|hours?|d|days?|business days?|working days?|w|weeks?)?$/i;
const hoursOfUnit: Record<string, number> = { h: 1, d: 24, b: 24, w: 7 * 24 };

/** Reads `48`, `48h`, `2 days` or `1-2 days` as hours; a bare number is in `unit`. A range promises its longer end. */
function hoursOf(text: string, unit: "h" | "d"): number | undefined {
  const [, number, written = unit] = duration.exec(text) ?? [];
  if (number === undefined) return undefined;
  const named = /^working/i.test(written) ? "b" : (written[0] ?? unit).toLowerCase();
  return Math.ceil(Number(number) * (hoursOfUnit[named] ?? 1));
}

/** Splits a cell at `;`, `|` or a comma, and drops repeated items. */
export function itemsOf(text: string): string[] {
  const items = text.split(/[;|,]/).map((item) => item.trim());
  return [...new Set(items)].filter(Boolean);
}

function numberOf(text: string): number | undefined {
  return decimal.test(text) ? Number(text.replaceAll(",", "")) : undefined;
}

/** Reads whole cents from the digits: a float would round some prices. */
function centsOf(text: string): number | undefined {
  const [, whole, , fraction = ""] = dollars.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll(",", "")}${fraction.padEnd(2, "0")}`);
}

function yesOrNo(text: string): boolean | undefined {
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : undefined;
}
