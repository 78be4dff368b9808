const beginning = "new ";

/** A picker's value for an organization yet to be created. */
export const madeNew = (name: string): string => beginning + name;

/** The name of such an organization; undefined for an id. */
export const nameOfNew = (chosen: string | null): string | undefined =>
  chosen?.startsWith(beginning) ? chosen.slice(beginning.length) : undefined;
