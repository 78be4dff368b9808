import { sqlState } from "../database/faults.ts";
import { badCursor } from "../http/errors.ts";

/** Where a page begins, as its readers see it: the order's values of the row before, as JSON that PostgreSQL wrote. */
export const pageCursorOf = (json: string): string => Buffer.from(json).toString("base64url");

/** Throws 400 for a cursor that no page named. */
export function valuesOfCursor(after: string, count: number, mayBeNull = false): (string | number | null)[] {
  const values = parsed(Buffer.from(after, "base64url").toString());
  if (
    !Array.isArray(values) ||
    values.length !== count ||
    !values.every((value) => isColumnValue(value) || (mayBeNull && value === null))
  )
    throw badCursor();
  return values;
}

/** Of a list whose pages have numbers alone: a cursor that it passed over would lead to the first page again. */
export function refuseCursor<Query extends { after?: string | undefined }>(query: Query): Query {
  if (query.after !== undefined) throw badCursor();
  return query;
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
