const beginning = "new ";

/** A picker's value for an organization yet to be created. */
export const madeNew = (name: string): string => beginning + name;

/** Returns the name of an organization yet to be created; undefined for an id. */
export const nameOfNew = (chosen: string | null): string | undefined =>
  chosen?.startsWith(beginning) ? chosen.slice(beginning.length) : undefined;
