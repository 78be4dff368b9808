import { expect, test } from "vitest";
import {
  allowedExtraMoves,
  canMoveExtra,
  extraHappenings,
  holdsMoney,
  orderExtraStatuses,
  wordsOfExtra,
} from "./order-extra.ts";

const custom = { kind: "custom", status: "open", proposedBy: "publisher" } as const;
const change = { kind: "change", status: "open", proposedBy: "client" } as const;

test("R6.3 what one side proposes the other answers, and its own side takes back", () => {
  expect([allowedExtraMoves(custom, "client"), allowedExtraMoves(custom, "publisher")]).toEqual([
    ["include", "decline"],
    ["withdraw"],
  ]);
  expect([allowedExtraMoves(change, "publisher"), allowedExtraMoves(change, "client")]).toEqual([
    ["agree", "decline"],
    ["withdraw"],
  ]);
});

test("a change that was agreed on is done by the publisher, and confirmed or sent back by the advertiser", () => {
  expect(allowedExtraMoves({ ...change, status: "agreed" }, "publisher")).toEqual(["finish", "giveUp"]);
  expect(allowedExtraMoves({ ...change, status: "agreed" }, "client")).toEqual([]);
  expect(allowedExtraMoves({ ...change, status: "done" }, "client")).toEqual(["reopen", "confirm", "dispute"]);
  expect(canMoveExtra("finish", { ...custom, status: "agreed" }, "publisher")).toBe(false);
});

test("R4.5 what is done is disputed by either side, both tell their story, and an operator alone decides", () => {
  const done = { ...change, status: "done" } as const;
  const disputed = { ...change, status: "disputed" } as const;
  expect(allowedExtraMoves(done, "publisher")).toEqual(["dispute"]);
  for (const side of ["client", "publisher"] as const)
    expect(allowedExtraMoves(disputed, side)).toEqual(["answerDispute"]);
  expect(allowedExtraMoves(disputed, "operator")).toEqual(["resolvePaid", "resolveRefunded"]);
  expect(allowedExtraMoves(done, "operator")).toEqual([]);
});

test("Byline ends each status that may last too long, and the others have no way on", () => {
  const byByline = orderExtraStatuses.filter((status) =>
    (["void", "giveUp", "confirm", "endStories"] as const).some((move) =>
      canMoveExtra(move, { ...change, status }, "system"),
    ),
  );
  expect(byByline).toEqual(["open", "agreed", "done", "disputed"]);
});

test("R4.3 an advertiser's proposal holds money from the beginning, a publisher's from its acceptance; a custom one with its order", () => {
  expect([holdsMoney(change), holdsMoney({ ...change, proposedBy: "publisher" })]).toEqual([true, false]);
  const held = orderExtraStatuses.filter((status) => holdsMoney({ ...change, status }));
  expect(held).toEqual(["open", "agreed", "done", "disputed"]);
  expect(orderExtraStatuses.some((status) => holdsMoney({ ...custom, status }))).toBe(false);
});

test("everything that can happen to an extra has its words", () => {
  for (const happening of extraHappenings) expect(wordsOfExtra(happening).history).not.toBe("");
  expect(wordsOfExtra("proposeExtra").history).toBe("Extra proposed");
});
