import { blackedOut, writtenAmount } from "../../contract/amounts.ts";
import { literal } from "./literals.ts";

/** PostgreSQL writes a word boundary as `\y`. */
const pattern = writtenAmount.source.replaceAll(String.raw`\b`, String.raw`\y`);

/** Returns SQL for a column with its amounts blacked out, so that searches can't find hidden amounts. */
export const withoutAmountsIn = (column: string): string =>
  `regexp_replace(${column}, ${literal(pattern)}, ${literal(blackedOut)}, 'gi')`;
