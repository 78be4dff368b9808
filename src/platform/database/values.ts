import pg from "pg";

const { INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;

/** bigint columns (cents, counters) arrive as numbers; a value past 2^53 throws instead of being rounded. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

const parseAnyInstant = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date | number;

/** Nearly every instant: `pg` takes twice as long for one, and a page of orders holds a thousand. */
const utcInstant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

export function parseInstant(text: string): Date | number {
  if (!utcInstant.test(text)) return parseAnyInstant(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

/** How columns of handwritten statements arrive. */
export const types = new pg.TypeOverrides();
types.setTypeParser(INT8, parseBigint);
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(TIMESTAMPTZ, parseInstant);
