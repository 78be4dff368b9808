import { expect, test } from "vitest";
import { diskStateOf, readDiskSpace } from "./disk-space.ts";

test("a disk is low in time to do something, and full before its last byte", () => {
  const totalBytes = 1_000;
  const states = [1_000, 100, 99, 10, 9, 0].map((freeBytes) => diskStateOf({ freeBytes, totalBytes }));
  expect(states).toEqual(["enough", "enough", "low", "low", "full", "full"]);
});

test("the disk of a folder says how much of it is free", async () => {
  const { freeBytes, totalBytes } = await readDiskSpace(import.meta.dirname);
  expect(freeBytes).toBeGreaterThan(0);
  expect(freeBytes).toBeLessThanOrEqual(totalBytes);
});
