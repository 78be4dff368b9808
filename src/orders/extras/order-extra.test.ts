import { expect, test } from "vitest";
import { tradeSides } from "#events/trade-side.ts";
import { allowedMoves, moveAtDeadline } from "#platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "#platform/lifecycle/test-support.ts";
import type { OrderParty } from "../moves/party.ts";
import {
  type ExtraFacts,
  extraHappenings,
  extraLife,
  holdsMoney,
  type OrderExtraStatus,
  orderExtraStatuses,
  wordsOfExtra,
} from "./order-extra.ts";

const facts = { isTaken: true, toldBy: [], isAnswerOver: false };
type OfferedExtra = Pick<ExtraFacts, "kind" | "proposedBy"> & { status: OrderExtraStatus };
const offered = (extra: OfferedExtra, party: OrderParty, more: Partial<ExtraFacts> = {}) =>
  allowedMoves(extraLife, { ...facts, ...extra, ...more }, withEveryRight(party));

const custom = { kind: "custom", status: "open", proposedBy: "publisher" } as const;
const change = { kind: "change", status: "open", proposedBy: "client" } as const;

test("R6.3 what one side proposes the other answers, and its own side takes back", () => {
  expect([offered(custom, "client"), offered(custom, "publisher")]).toEqual([["include", "decline"], ["withdraw"]]);
  expect([offered(change, "publisher"), offered(change, "client")]).toEqual([["agree", "decline"], ["withdraw"]]);
});

test("a change that was agreed on is done by the publisher, and confirmed or sent back by the advertiser", () => {
  expect(offered({ ...change, status: "agreed" }, "publisher")).toEqual(["finish", "giveUp"]);
  expect(offered({ ...change, status: "agreed" }, "client")).toEqual([]);
  expect(offered({ ...change, status: "done" }, "client")).toEqual(["reopen", "confirm", "dispute"]);
  expect(offered({ ...custom, status: "agreed" }, "publisher")).toEqual([]);
});

test("R4.5 what is done is disputed by either side, both tell their story, and an operator alone decides", () => {
  const done = { ...change, status: "done" } as const;
  const disputed = { ...change, status: "disputed" } as const;
  expect(offered(done, "publisher")).toEqual(["dispute"]);
  for (const side of tradeSides) expect(offered(disputed, side)).toEqual(["answerDispute"]);
  expect(offered(disputed, "client", { toldBy: ["client"] })).toEqual([]);
  expect(offered(disputed, "operator")).toEqual([]);
  expect(offered(disputed, "operator", { isAnswerOver: true })).toEqual(["resolvePaid", "resolveRefunded"]);
  expect(offered(done, "operator")).toEqual([]);
});

test("R4.8 an extra that its order no longer takes is declined or taken back, and not agreed to", () => {
  expect(offered(custom, "client", { isTaken: false })).toEqual(["decline"]);
  expect(offered(change, "publisher", { isTaken: false })).toEqual(["decline"]);
});

test("Byline ends each status that may last too long, and the others have no way on", () => {
  const ended = orderExtraStatuses.map((status) => [
    status,
    moveAtDeadline(extraLife, { ...facts, ...change, status }),
  ]);
  expect(ended.filter(([, move]) => move)).toEqual([
    ["open", "void"],
    ["agreed", "giveUp"],
    ["done", "confirm"],
    ["disputed", "endStories"],
  ]);
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
