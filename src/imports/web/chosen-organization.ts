const beginning = "new ";

/** What a picker holds in place of an id, for an organization that is yet to be made. */
export const madeNew = (name: string): string => beginning + name;

/** The name of one that is yet to be made; undefined for an id. */
export const nameOfNew = (chosen: string | null): string | undefined =>
  chosen?.startsWith(beginning) ? chosen.slice(beginning.length) : undefined;
