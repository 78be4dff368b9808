import { expect, test } from "vitest";
import { aBooking, aDisputeBy, aFailedLookAt, anOperator, dayAhead, goodText, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { canMove, pathOf, statusAfter } from "../../platform/lifecycle/lifecycle.ts";
import { orderMoveInputs } from "../moves/move-input.ts";
import { type OrderMove, type OrderStatus, orderLife, orderMoveNames, orderStatuses } from "../order.ts";
import { unsentStatuses } from "../statuses.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 10_000_000 });

const olga = await anOperator(byline, "olga@operator.example");

async function anOrderThatIs(status: OrderStatus, proposedBy: string | null = null, toldBy?: string): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await byline.database.pool.query(
    `UPDATE publication_order SET status = $2, brief = 'A roastery opens', sent_at = $3, date_proposed_by = $4, proposed_publish_on = $5,
       proposed_date_mode = CASE WHEN $4::text IS NOT NULL THEN 'On' END WHERE id = $1`,
    [id, status, unsentStatuses.includes(status) ? null : new Date(), proposedBy, proposedBy && dayAhead()],
  );
  await byline.database.pool.query("UPDATE publication_order SET published_at = now() WHERE id = $1", [id]);
  if (toldBy) await aDisputeBy(byline, id, toldBy);
  return id;
}

const brought = {
  reason: "Because",
  brief: "A roastery opens, with a tasting",
  publicationUrl: "https://paul.example/news",
  refundCents: 4_000,
  publishDateMode: "On",
  publishOn: dayAhead(90),
  evidenceLinks: ["https://nimbus.example/agreed"],
  evidenceImages: [],
};

function make(person: Person, id: string, name: OrderMove, input: Record<string, unknown> = brought) {
  const asked = Object.keys(orderMoveInputs[orderLife.moves[name].input ?? "none"].shape);
  const body = Object.fromEntries(Object.entries(input).filter(([field]) => asked.includes(field)));
  return person.post(`/api/orders/${id}/${pathOf(name)}`, body);
}

async function ready(status: OrderStatus, name: OrderMove, party: string): Promise<string> {
  const { guards = [] } = orderLife.moves[name];
  if (guards.includes("dateIsProposed")) return anOrderThatIs(status, party === "client" ? "publisher" : "client");
  if (guards.includes("storyIsUntold")) return anOrderThatIs(status, null, party === "client" ? "publisher" : "client");
  const id = await anOrderThatIs(status, guards.includes("dateIsOwnProposal") ? party : null);
  if (guards.includes("checkFailed")) await aFailedLookAt(byline, id);
  return id;
}

const routed = orderMoveNames.filter((name) => orderLife.moves[name].input);

test.each(orderStatuses)(
  "R4.5 of an order that is %s, each party makes the moves that the table lets it, and no other",
  async (status) => {
    const standing = await anOrderThatIs(status);
    for (const [party, person] of [
      ["client", ada.person] as const,
      ["publisher", paul.person] as const,
      ["operator", olga] as const,
    ])
      for (const name of routed) {
        const isAllowed = canMove(orderLife, name, status, party);
        const { status: answered, body } = await make(
          person,
          isAllowed ? await ready(status, name, party) : standing,
          name,
        );
        // An operator sees others' orders but makes none of their moves. A publisher can't find an unsent order.
        const { client, publisher } = orderLife.moves[name].by;
        const isUnknown = party === "publisher" && unsentStatuses.includes(status) && Boolean(client ?? publisher);
        const refused = party === "operator" || isUnknown ? 404 : 403;
        const expected = isAllowed ? 200 : orderLife.moves[name].by[party] && !isUnknown ? 409 : refused;
        expect([party, name, answered]).toEqual([party, name, expected]);
        if (isAllowed) expect(body.status).toBe(statusAfter(orderLife, name, status));
        if (answered === 409) expect(body.code).toBe("order_move");
      }
  },
);

test("R4.5 what Byline alone does has no address", async () => {
  const id = await anOrderThatIs("sent");
  for (const name of orderMoveNames.filter((each) => orderLife.moves[each].by.system && !orderLife.moves[each].input))
    expect([name, (await make(ada.person, id, name)).status]).toEqual([name, 404]);
});

test("a text is sent back for revision three times; the fourth is refused, and no longer offered", async () => {
  const id = await anOrderThatIs("published");
  for (let round = 1; round <= 3; round++) {
    expect((await make(ada.person, id, "requestRevision")).body.revisionRounds).toBe(round);
    await make(paul.person, id, "publish");
  }
  expect((await ada.person.get(`/api/orders/${id}`)).body.moves).not.toContain("requestRevision");
  const fourth = await make(ada.person, id, "requestRevision");
  expect([fourth.status, fourth.body.code]).toEqual([409, "revision_rounds"]);
  expect(fourth.body["hydra:description"]).toContain("You have used all 3 revisions.");
});

test("R4.5 a decision gives back no more than the total, and says so at the field", async () => {
  const id = await anOrderThatIs("disputed");
  const { status, body } = await make(olga, id, "resolveRefunded", { ...brought, refundCents: 10_001 });
  expect([status, body.violations]).toEqual([
    422,
    [{ propertyPath: "refundCents", message: "Can't be more than $100.00", code: "too_big" }],
  ]);
  expect((await make(olga, id, "resolveRefunded", { ...brought, refundCents: 10_000 })).body.status).toBe("refunded");
});
