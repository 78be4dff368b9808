import { expect, test } from "vitest";
import { canMove, moveNamesOf } from "#platform/lifecycle/lifecycle.ts";
import { importLife, importMoves, importStates, statesUnderWay } from "./import.ts";

test("what a job works on, a job alone leaves; where a person is asked, no job works", () => {
  for (const name of moveNamesOf(importLife))
    for (const state of importMoves[name].from)
      expect([name, statesUnderWay.includes(state)]).toEqual([name, "system" in importMoves[name].by]);
  expect(statesUnderWay).toEqual(["previewing", "running", "undoing"]);
});

test("nothing is imported that was not previewed, and only what is done is taken back", () => {
  const from = (name: "run" | "undo") => importStates.filter((state) => canMove(importLife, name, state, "person"));
  expect([from("run"), from("undo")]).toEqual([["previewed"], ["done"]]);
});
