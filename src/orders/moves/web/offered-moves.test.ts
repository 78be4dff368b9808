import { expect, test } from "vitest";
import { tradeSides } from "#events/trade-side.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import type { Order } from "../../contract.ts";
import { orderLife, orderMovesOfPeople, orderStatuses } from "../../order.ts";
import { decisionOf, offeredMoves } from "./offered-moves.ts";

const published = {
  status: "published",
  party: "client",
  waitsForPayment: false,
  revisionRounds: 0,
  newConditions: null,
  publishDateMode: "After",
  publishOn: null,
  proposedDate: null,
  lookAskedAt: null,
  dispute: null,
  publishedAt: null,
  conditions: { guaranteeDays: 90 },
  moves: ["requestRevision", "approve", "dispute"],
} as Partial<Order> as Order;

test("a side's moves have buttons, what brings the order forward first", () => {
  expect(offeredMoves(published, "order")).toEqual([
    { name: "approve", refusal: undefined },
    { name: "requestRevision", refusal: undefined },
    { name: "dispute", refusal: undefined },
  ]);
});

test("a move that a guard keeps from being made stays there and says why", () => {
  const order: Order = { ...published, revisionRounds: 3, moves: ["approve", "dispute"] };
  expect(offeredMoves(order, "order")[1]).toEqual({
    name: "requestRevision",
    refusal: "You have used all 3 revisions. Approve the result, or open a dispute.",
  });
});

test("R4.5 while the advertiser owes, accepting stays there and says why, and rejecting is open", () => {
  const sent: Order = { ...published, status: "sent", party: "publisher", waitsForPayment: true, moves: ["reject"] };
  expect(offeredMoves(sent, "order").slice(0, 2)).toEqual([
    { name: "accept", refusal: "The advertiser's payment was taken back. This order waits until it is paid." },
    { name: "reject", refusal: undefined },
  ]);
});

test("a decision is what brings the order forward and one other answer; a refused move is none", () => {
  const names = (order: Order) => decisionOf(offeredMoves(order, "order")).map(({ name }) => name);
  expect(names(published)).toEqual(["approve", "requestRevision"]);
  expect(names({ ...published, revisionRounds: 3, moves: ["approve", "dispute"] })).toEqual(["approve", "dispute"]);
  expect(names({ ...published, status: "booked", moves: ["cancel"] })).toEqual([]);
});

test("no side has two decisions at once, one under its editor and one with the next step", () => {
  const places = orderStatuses.flatMap((status) =>
    tradeSides.map((party) =>
      orderMovesOfPeople
        .filter((name) => canMove(orderLife, name, status, party) && orderLife.moves[name].button?.tone === "primary")
        .map((name) => orderLife.moves[name].button?.place),
    ),
  );
  expect(places.some((of) => of.includes("editor"))).toBe(true);
  expect(places.filter((of) => of.includes("editor") && of.includes("order"))).toEqual([]);
});

test("a move that the server does not allow, for a reason that nobody knows here, has no button", () => {
  expect(offeredMoves({ ...published, moves: ["approve"] }, "order").map(({ name }) => name)).toEqual(["approve"]);
});

test("R4.8 the text's own move stands under the editor and waits for new conditions", () => {
  const newConditions = {} as Order["newConditions"];
  const order: Order = { ...published, status: "booked", newConditions, moves: ["cancel", "swap"] };
  expect(offeredMoves(order, "editor")).toEqual([
    { name: "send", refusal: "Accept the new conditions first. Then you can send the text." },
  ]);
  expect(offeredMoves(order, "order").map(({ name }) => name)).toEqual(["cancel"]);
});
