import { expect, test } from "vitest";
import { strainsAfter } from "./strain.ts";

test("a strain begins at its bound, and is over well below it", () => {
  const at = (before: Parameters<typeof strainsAfter>[0], connections: number, queues = 0) =>
    strainsAfter(before, { connections, queues });
  expect(at([], 0.79)).toEqual([]);
  expect(at([], 0.8)).toEqual(["connections"]);
  expect(at(["connections"], 0.7)).toEqual(["connections"]);
  expect(at(["connections"], 0.59)).toEqual([]);
  expect(at(["connections"], 0.59, 900)).toEqual(["queues"]);
});
