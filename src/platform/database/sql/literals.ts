import pg from "pg";

/** A value of a typed list as SQL writes it: `'booked'`. What people type goes in as a parameter, never here. */
export const literal = <Value extends string>(value: Value): string => pg.escapeLiteral(value);

/** The values of a typed list for `IN`: `('booked', 'sent')`. Throws for none, which PostgreSQL could not read. */
export function literals(values: readonly string[]): string {
  if (values.length === 0) throw new RangeError("IN asks for one value at least");
  return `(${values.map(literal).join(", ")})`;
}
