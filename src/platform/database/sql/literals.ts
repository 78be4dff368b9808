import pg from "pg";

/** A value of a typed list as SQL: `'booked'`. Typed input goes in as a parameter, never here. */
export const literal = <Value extends string>(value: Value): string => pg.escapeLiteral(value);

/** Values of a typed list for `IN`: `('booked', 'sent')`. Throws `RangeError` for none, which is no valid SQL. */
export function literals(values: readonly string[]): string {
  if (values.length === 0) throw new RangeError("IN asks for one value at least");
  return `(${values.map(literal).join(", ")})`;
}
