import { expect, test } from "vitest";
import { emptyTally, isForeign, tallyFile } from "./foreign-store.ts";

/** Files in the order of their time, each known or not. */
function tallyOf(files: boolean[]) {
  const tally = emptyTally();
  for (const [writtenAt, isKnown] of files.entries()) tallyFile(tally, { writtenAt, isKnown });
  return tally;
}
const known = (count: number) => Array<boolean>(count).fill(true);
const unknown = (count: number) => Array<boolean>(count).fill(false);

test("a file or two that a crash left are the store's own, and so is a tenth of them", () => {
  expect(isForeign(tallyOf([]))).toBe(false);
  expect(isForeign(tallyOf([...known(1), ...unknown(2)]))).toBe(false);
  expect(isForeign(tallyOf([...unknown(400), ...known(4_000)]))).toBe(false);
});

test("a database that knows nothing of a store, or of much of it, is another's", () => {
  expect(isForeign(tallyOf(unknown(1)))).toBe(true);
  expect(isForeign(tallyOf([...unknown(500), ...known(4_000)]))).toBe(true);
});

test("a copy of a database is known by the newest files, which came after it", () => {
  expect(isForeign(tallyOf([...known(9_000), ...unknown(11)]))).toBe(true);
  expect(isForeign(tallyOf([...known(9_000), ...unknown(9)]))).toBe(false);
});
