import { expect, test } from "vitest";
import { canMoveImport, importMoveNamed, importMoveNames, importStates, isUnderWay } from "./import.ts";

test("what a job works on, a job alone leaves; where a person is asked, no job works", () => {
  for (const name of importMoveNames)
    for (const state of importMoveNamed(name).from)
      expect([name, isUnderWay(state)]).toEqual([name, importMoveNamed(name).by === "system"]);
});

test("every state is reached, and nothing is imported that was not previewed", () => {
  const reached = new Set(["uploaded", ...importMoveNames.map((name) => importMoveNamed(name).to)]);
  expect([...reached].sort()).toEqual([...importStates].sort());
  expect(importStates.filter((state) => canMoveImport("run", state))).toEqual(["previewed"]);
  expect(importStates.filter((state) => canMoveImport("undo", state))).toEqual(["done"]);
});
