import { expect, test } from "vitest";
import type { TradeSide } from "#events/trade-side.ts";
import { isUnseen, openFields } from "./open-fields.ts";
import { orderStatuses } from "./order.ts";

const writableBy = (party: TradeSide, field: "content" | "brief") =>
  orderStatuses.filter((status) => openFields(status, party).includes(field));

test("R2.22 the text is the advertiser's while it was not sent, or was sent back", () => {
  expect(writableBy("client", "content")).toEqual(["booked", "changes_requested"]);
});

test("R3.8 where the writing was booked, the advertiser writes the brief and the publisher the text", () => {
  expect(writableBy("client", "brief")).toEqual(["briefing"]);
  expect(writableBy("publisher", "content")).toEqual(["writing"]);
  expect(writableBy("publisher", "brief")).toEqual([]);
});

test("a text that is being written is its writer's alone until it was sent once", () => {
  expect([isUnseen("writing", 0, "client"), isUnseen("writing", 0, "publisher")]).toEqual([true, false]);
  expect([isUnseen("writing", 1, "client"), isUnseen("written", 0, "client")]).toEqual([false, false]);
});
