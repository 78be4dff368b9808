import { expect, test } from "vitest";
import { allowedMoves, canMove } from "#platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "#platform/lifecycle/test-support.ts";
import { identityStates } from "./identity.ts";
import { type IdentityMove, type IdentityParty, identityLife } from "./moves.ts";

const ways: Record<IdentityMove, { from: string[]; to: string; by: IdentityParty }> = {
  start: { from: ["not_started", "in_progress", "rejected"], to: "in_progress", by: "owner" },
  renew: { from: ["approved"], to: "in_progress", by: "owner" },
  submit: { from: ["in_progress"], to: "in_review", by: "owner" },
  approve: { from: ["in_review"], to: "approved", by: "operator" },
  verify: { from: ["in_progress", "in_review"], to: "approved", by: "provider" },
  askAgain: { from: ["in_progress"], to: "in_progress", by: "provider" },
  reject: { from: ["in_review", "approved"], to: "rejected", by: "operator" },
};

test.each(Object.entries(ways))("R3.15 %s goes its way and no other", (name, { from, to, by }) => {
  const move = name as IdentityMove;
  expect(identityStates.filter((state) => canMove(identityLife, move, state, by))).toEqual(from);
  expect([identityLife.moves[move].to, Object.keys(identityLife.moves[move].by)]).toEqual([to, [by]]);
});

test("R3.15 a provider decides about persons alone, and never after an operator", () => {
  const offered = (kind: "person" | "company", decidedAt: Date | null) =>
    allowedMoves(identityLife, { status: "in_progress", kind, decidedAt }, withEveryRight("provider"));
  expect(offered("person", null)).toEqual(["verify", "askAgain"]);
  expect([offered("company", null), offered("person", new Date())]).toEqual([[], []]);
});
