import pg from "pg";
import { expect, test } from "vitest";
import { parseInstant } from "./values.ts";

const asPgReadsIt = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date | number;

test("an instant is read as pg reads it", () => {
  for (const text of [
    "2026-11-25 10:00:00+00",
    "2026-11-25 10:00:00.1+00",
    "2026-11-25 10:00:00.123+00",
    "2026-02-28 23:59:59.9999996+00",
    "2026-11-25 10:00:00.123456+01:30",
    "0044-03-15 10:00:00+00 BC",
    "12026-11-25 10:00:00+00",
    "infinity",
    "-infinity",
  ])
    expect(parseInstant(text), text).toEqual(asPgReadsIt(text));
});
