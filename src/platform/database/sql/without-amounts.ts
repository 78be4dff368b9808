import { blackedOut, writtenAmount } from "../../contract/amounts.ts";
import { literal } from "./literals.ts";

/** PostgreSQL writes the bound of a word as `\y`. */
const pattern = writtenAmount.source.replaceAll(String.raw`\b`, String.raw`\y`);

/** A column as somebody reads it who may not know amounts, in SQL: what is hidden from them no search finds either. */
export const withoutAmountsIn = (column: string): string =>
  `regexp_replace(${column}, ${literal(pattern)}, ${literal(blackedOut)}, 'gi')`;
