import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Advertiser, anAdvertiser, balances, credit } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { providerEventHandlers } from "../../../provider-events.ts";
import type { ProviderEvent } from "../provider-event.ts";
import { receiveProviderEvents } from "./commands.ts";
import { readUnmatchedEvents, readUnmatchedPostings } from "./queries.ts";

let byline: TestServer;
let ada: Advertiser;
const firstPage = { page: 1, itemsPerPage: 100 };

beforeAll(async () => {
  byline = await openTestServer({ work: true });
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(() => byline?.close());

const receive = (...events: ProviderEvent[]) =>
  receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", events);

async function aCheckout(amountCents: number): Promise<{ id: string; reference: string }> {
  const { id } = (await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents })).body;
  return vi.waitFor(async () => {
    const { providerReference } = (await ada.person.get(`/api/top_ups/${id}`)).body;
    expect(providerReference).toBeTruthy();
    return { id, reference: providerReference };
  }, 10_000);
}

const paid = (id: string, reference: string, amountCents: number): ProviderEvent => ({
  kind: "checkoutPaid",
  id,
  reference,
  intentId: null,
  amountCents,
  paymentReference: `${reference}_payment`,
});

const outcomesOf = async (reference: string) =>
  (
    await byline.database.pool.query(
      "SELECT outcome FROM provider_event WHERE reference = $1 ORDER BY created_at, id",
      [reference],
    )
  ).rows.map(({ outcome }) => outcome);

test("an event keeps what it caused, and one that says the same again is matched by the same posting", async () => {
  const { reference } = await aCheckout(3_000);
  await receive(paid("first", reference, 3_000), paid("again", reference, 3_000));
  expect(await outcomesOf(reference)).toEqual(["applied", "ignored"]);
  expect((await readUnmatchedEvents(byline.database.reader, firstPage)).items).toEqual([]);
});

test("an event that names Byline's own id finds its top-up before the provider's answer is stored", async () => {
  const before = await balances(ada.person, ada.organization);
  const { id } = (await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 4_000 })).body;
  const event = { ...paid("early", `sandbox_${id}`, 4_000), intentId: id };
  await receive(event);
  expect((await balances(ada.person, ada.organization)).available).toBe(before.available + 4_000);
  await vi.waitFor(
    async () =>
      expect((await ada.person.get(`/api/top_ups/${id}`)).body).toMatchObject({
        status: 3,
        checkoutUrl: expect.stringContaining(id),
      }),
    10_000,
  );
});

test("R10.4 an event of an unknown payment waits, and the operator's books name it with its amount", async () => {
  await receive(paid("unknown", "sandbox_unknown", 7_700));
  const { items, totalItems } = await readUnmatchedEvents(byline.database.reader, firstPage);
  expect(items).toMatchObject([{ eventId: "unknown", amountCents: 7_700, outcome: "waiting", postedCents: null }]);
  expect(totalItems).toBe(1);
});

test("R10.4 a payment of a canceled top-up changes nothing, and the operator's books name it", async () => {
  const before = await balances(ada.person, ada.organization);
  const { reference } = await aCheckout(2_000);
  await receive({ kind: "checkoutLeft", id: "left", reference, intentId: null }, paid("late", reference, 2_000));
  expect(await balances(ada.person, ada.organization)).toEqual(before);
  expect(await outcomesOf(reference)).toEqual(["applied", "ignored"]);
  const { items } = await readUnmatchedEvents(byline.database.reader, firstPage);
  expect(items.map(({ eventId }) => eventId)).toEqual(["late", "unknown"]);
});

test("R10.4 money at a provider that no event tells of is named by its posting", async () => {
  await credit(byline, ada.organization, 500);
  const { items } = await readUnmatchedPostings(byline.database.reader, firstPage);
  expect(items).toMatchObject([{ kind: "top_up", clearingCents: -500 }]);
});
