import { afterAll, expect, test } from "vitest";
import { tradeSides } from "#events/trade-side.ts";
import { fireDeadlines } from "../../../test/run-queue.ts";
import {
  aBooking,
  aClaimOf,
  aDisputeBy,
  aFailedLookAt,
  anOperator,
  credit,
  dayAhead,
  failure,
  goodText,
  openTrade,
} from "../../../test/scene.ts";
import { verifyHeld } from "../../cli/verify-ledger/verify-held.ts";
import { deadlineOf, pathOf } from "../../platform/lifecycle/lifecycle.ts";
import { verifyLedger } from "../../wallet/server/verify-ledger.ts";
import { orderMoveInputs } from "../moves/move-input.ts";
import type { OrderParty } from "../moves/party.ts";
import { type OrderMove, type OrderStatus, orderLife, orderMoveNames, orderStatuses } from "../order.ts";
import { isMoneyHeld, unsentStatuses } from "../statuses.ts";

/** Rounds over all pairs (`npm run test:hostile -- races`). Without it each move races once, against its neighbor. */
const rounds = Number(process.env.RACE_ROUNDS ?? 0);

const { byline, ada, paul } = await openTrade({ balanceCents: 0 });

const people = {
  client: ada.person,
  publisher: paul.person,
  operator: await anOperator(byline, "olga@operator.example"),
};

afterAll(async () => {
  const { problems } = await verifyLedger(byline.database.pool, verifyHeld);
  expect(problems).toEqual([]);
});

type Racer = { move: OrderMove; party: OrderParty };

const racersFrom = (status: OrderStatus): Racer[] =>
  orderMoveNames.flatMap((move) => {
    const { from, by, input } = orderLife.moves[move];
    if (!from.includes(status)) return [];
    const asked = input ? ([...tradeSides, "operator"] as const).filter((party) => by[party]) : [];
    const isAtDeadline = deadlineOf(orderLife, status)?.passed === move && by.system;
    return [...asked, ...(isAtDeadline ? (["system"] as const) : [])].map((party) => ({ move, party }));
  });

type Needs = { proposedBy: OrderParty | undefined; toldBy: OrderParty | undefined; failed: boolean; overdue: boolean };
const otherSide = (party: OrderParty): OrderParty => (party === "client" ? "publisher" : "client");

function needsOf(pair: Racer[]): Needs | undefined {
  const asked = (guard: string, of: (party: OrderParty) => OrderParty) =>
    pair
      .filter(({ move }) => orderLife.moves[move].guards?.some((name) => name === guard))
      .map(({ party }) => of(party));
  const proposed = new Set([...asked("dateIsProposed", otherSide), ...asked("dateIsOwnProposal", (party) => party)]);
  const told = new Set(asked("storyIsUntold", otherSide));
  if (proposed.size > 1 || told.size > 1) return undefined;
  const failed = asked("checkFailed", (party) => party).length > 0;
  const overdue = pair.some(({ party }) => party === "system");
  return { proposedBy: [...proposed][0], toldBy: [...told][0], failed, overdue };
}

const pairsFrom = (status: OrderStatus): Racer[][] => {
  const racers = racersFrom(status);
  const all = racers.flatMap((one, index) => racers.slice(index + 1).map((other) => [one, other]));
  const neighbors = racers.slice(1).map((other, index) => [racers[index] as Racer, other]);
  return (rounds > 0 ? all : neighbors).filter((pair) => needsOf(pair));
};

const change = (id: string, set: string, values: unknown[] = []) =>
  byline.database.pool.query(`UPDATE publication_order SET ${set} WHERE id = $1`, [id, ...values]);

async function anOrderAt(
  status: OrderStatus,
  { proposedBy, toldBy, failed, overdue }: Needs,
): Promise<{ id: string; moveCount: number }> {
  await credit(byline, ada.organization, 10_000);
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  const isPaid = !isMoneyHeld(status);
  const at = isPaid ? "published" : status;
  await change(id, "status = $2, sent_at = $3, published_at = now(), brief = 'A roastery opens'", [
    at,
    unsentStatuses.includes(at) ? null : new Date(),
  ]);
  if (isPaid) await ada.person.post(`/api/orders/${id}/approve`, {});
  if (status === "contested" || status === "claimed") await change(id, "status = $2", [status]);
  if (status === "claimed") await aClaimOf(byline, id);
  if (proposedBy)
    await change(id, "proposed_date_mode = 'On', proposed_publish_on = current_date + 60, date_proposed_by = $2", [
      proposedBy,
    ]);
  if (failed) await aFailedLookAt(byline, id);
  if (orderLife.moves.answerDispute.from.includes(status)) await aDisputeBy(byline, id, toldBy ?? "client");
  await change(
    id,
    `due_at = now() - interval '1 second'${overdue ? ", deadline_at = now() - interval '1 second'" : ""}`,
  );
  return { id, moveCount: (await ada.person.get(`/api/orders/${id}`)).body.moveCount };
}

const brought = {
  reason: "Because",
  brief: "A roastery opens its second shop",
  publicationUrl: "https://paul.example/news",
  refundCents: 4_000,
  despite: [failure],
  publishDateMode: "On",
  publishOn: dayAhead(90),
};

async function run({ move, party }: Racer, id: string, moveCount: number): Promise<number | string> {
  if (party === "system") return fireDeadlines(byline).then(() => "fired");
  const fields = Object.keys(orderMoveInputs[orderLife.moves[move].input ?? "none"].shape);
  const input = Object.fromEntries(Object.entries(brought).filter(([field]) => fields.includes(field)));
  const { status, body } = await people[party].post(`/api/orders/${id}/${pathOf(move)}`, { ...input, moveCount });
  return status === 200 ? 200 : `${status} ${body.code}`;
}

const leavesStatus = (verb: string | undefined): boolean =>
  orderMoveNames.some((move) => move === verb && orderLife.moves[move].to === "stays");

async function race(status: OrderStatus, pair: Racer[]): Promise<void> {
  const { id, moveCount } = await anOrderAt(
    status,
    needsOf(pair) ?? { proposedBy: undefined, toldBy: undefined, failed: false, overdue: false },
  );
  const before = (await byline.happenedTo(id)).length;
  const answers = await Promise.all(pair.map((racer) => run(racer, id, moveCount)));
  const happened = (await byline.happenedTo(id)).slice(before);
  const told = [status, pair.map(({ move, party }) => `${move} (${party})`), answers, happened];
  // A passed deadline can survive a move, so Byline's own move may follow it.
  const mayFollow = answers.includes("fired") && answers.includes(200) && leavesStatus(happened[0]);
  expect(mayFollow ? [1, 2] : [1], JSON.stringify(told)).toContain(happened.length);
  const lost = answers.filter((answer) => answer !== 200 && answer !== "fired");
  expect(lost, JSON.stringify(told)).toEqual(
    answers.includes("fired") && answers.includes(200) ? [] : ["409 order_move"],
  );
  // Keeps the next race's deadlines from firing this order again.
  await change(id, "deadline_at = NULL");
}

test.each(orderStatuses.filter((status) => pairsFrom(status).length > 0))(
  "R4.5 of two moves at once from %s one is made, the other reads a clear refusal",
  async (status) => {
    for (let round = 0; round < Math.max(1, rounds); round++)
      for (const pair of pairsFrom(status)) await race(status, pair);
  },
  rounds > 0 ? 3_600_000 : 600_000,
);
