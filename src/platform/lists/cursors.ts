import { sqlState } from "../database/faults.ts";
import { badCursor } from "../http/errors.ts";

/** Where a page begins, as its readers see it: the order's values of the row before, as JSON that PostgreSQL wrote. */
export const pageCursorOf = (json: string): string => Buffer.from(json).toString("base64url");

/** Throws 400 for a cursor that no page named. */
export function valuesOfCursor(after: string, count: number): (string | number)[] {
  const values = parsed(Buffer.from(after, "base64url").toString());
  if (!Array.isArray(values) || values.length !== count || !values.every(isColumnValue)) throw badCursor();
  return values;
}

/** A cursor that was made by hand holds values that no column takes. */
export const cursorFault = (error: unknown, after: string | undefined): unknown =>
  after !== undefined && sqlState(error)?.startsWith("22") ? badCursor() : error;

const isColumnValue = (value: unknown): boolean => ["string", "number"].includes(typeof value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
