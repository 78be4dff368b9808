import { expect, test } from "vitest";
import type { Reader } from "#platform/database/database.ts";
import { readFigures } from "./queries.ts";

function aCatalogue() {
  let counts = 0;
  const state = { down: false };
  const query = async () => {
    if (state.down) throw new Error("down");
    counts += 1;
    return { rows: [{ media: counts }] };
  };
  return { state, reader: { $client: { query } } as unknown as Reader };
}

test("R2.1 the catalogue is counted once a minute, however many ask", async () => {
  const { reader } = aCatalogue();
  const both = await Promise.all([readFigures(reader, 0), readFigures(reader, 10)]);
  expect(both.map(({ media }) => media)).toEqual([1, 1]);
  expect((await readFigures(reader, 59_999)).media).toBe(1);
  expect((await readFigures(reader, 60_000)).media).toBe(2);
});

test("a count that failed is not kept", async () => {
  const { reader, state } = aCatalogue();
  state.down = true;
  await expect(readFigures(reader, 0)).rejects.toThrow("down");
  state.down = false;
  expect((await readFigures(reader, 1)).media).toBe(1);
});
