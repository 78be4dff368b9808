import { expect, test } from "vitest";
import { fireDeadlines } from "../../../../test/run-queue.ts";
import { goodText } from "../../../../test/scene.ts";
import { openClaims } from "./test-support.ts";

const { scene, pages, byline, ada, query, order, claims, act, look, letPass, completed, lost } = await openClaims();

const racers: Record<string, (id: string) => Promise<unknown>> = {
  deadline: () => fireDeadlines(byline),
  look: (id) => look(id),
  contest: (id) => act(scene.paul.person, id, "contest", { reason: "It is there" }),
  otherContest: (id) => act(ada.person, id, "contest", { reason: "It is not" }),
  waive: (id) => act(ada.person, id, "waive-claim"),
};

const takenBack = async (id: string) =>
  (await query("SELECT kind FROM ledger_posting WHERE order_id = $1 AND kind = 'take_back'", id)).length;

test.each([
  ["a dispute and the refund at the deadline", ["contest", "deadline"], false],
  ["a return and the refund at the deadline", ["look", "deadline"], true],
  ["the advertiser's word and the refund at the deadline", ["waive", "deadline"], false],
  ["two refunds at the deadline", ["deadline", "deadline"], false],
  ["disputes of both sides", ["contest", "otherContest"], false],
  ["a dispute and a return", ["contest", "look"], true],
] as const)("R10.3 R4.3 of %s, at once, one decides about the money", async (_what, pair, isBack) => {
  const id = await lost();
  await letPass(id, "16 days");
  if (isBack) pages.set(`/${id}`, goodText.content);
  await Promise.all(pair.map((racer) => racers[racer]?.(id)));
  const { status } = await order(id);
  const [claim] = await claims(id);
  // A restored publication closed its claim and is disputed like any completed order.
  const endings: Record<string, string[]> = {
    refunded: ["refunded"],
    contested: isBack ? ["disputed", "restored"] : ["disputed"],
    completed: ["restored", "waived"],
  };
  expect(endings[status]).toContain(claim.status);
  expect(await takenBack(id)).toBe(status === "refunded" ? 1 : 0);
  await fireDeadlines(byline);
  expect((await order(id)).status).toBe(status);
});

test("R10.3 R4.3 of a loss that is found and a dispute, at once, the dispute decides", async () => {
  const id = await completed();
  pages.delete(`/${id}`);
  await letPass(id, "10 days");
  await look(id);
  await letPass(id, "1 hour");
  await Promise.all([look(id), act(ada.person, id, "contest", { reason: "It is gone" })]);
  expect((await order(id)).status).toBe("contested");
  expect((await claims(id)).filter(({ status }: { status: string }) => status === "open")).toEqual([]);
});
