import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, anAdvertiser, balances, credit } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { providerEventHandlers } from "../../../provider-events.ts";
import { sandboxProvider } from "../../providers/sandbox/server/sandbox.ts";
import { startCheckoutQueue } from "../../top-ups/server/commands.ts";
import type { ProviderEvent } from "../provider-event.ts";
import { receiveProviderEvents } from "./commands.ts";
import { readUnmatchedEvents, readUnmatchedPostings } from "./queries.ts";

let byline: TestServer;
let ada: Advertiser;
const firstPage = { page: 1, itemsPerPage: 100 };

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(() => byline?.close());

const receive = (...events: ProviderEvent[]) =>
  receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", events);

const aTopUp = async (amountCents: number): Promise<string> =>
  (await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents })).body.id;
const read = async (id: string) => (await ada.person.get(`/api/top_ups/${id}`)).body;

async function aCheckout(amountCents: number): Promise<{ id: string; reference: string }> {
  const id = await aTopUp(amountCents);
  await runQueue(byline, "start-checkout", { topUpId: id });
  return { id, reference: (await read(id)).providerReference };
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
  const id = await aTopUp(4_000);
  const event = { ...paid("early", `sandbox_${id}`, 4_000), intentId: id };
  const queue = startCheckoutQueue({
    ...sandboxProvider,
    async startCheckout(checkout) {
      await receive(event);
      return sandboxProvider.startCheckout(checkout);
    },
  });
  await queue.handle(byline.database, { topUpId: id }, pino({ level: "silent" }));
  expect((await balances(ada.person, ada.organization)).available).toBe(before.available + 4_000);
  expect(await read(id)).toMatchObject({ status: 3, checkoutUrl: expect.stringContaining(id) });
});

test("a top-up whose payment was told before the provider was asked is not started again", async () => {
  const id = await aTopUp(1_000);
  await receive({ ...paid("earlier", `sandbox_${id}`, 1_000), intentId: id });
  await runQueue(byline, "start-checkout", { topUpId: id });
  expect(await read(id)).toMatchObject({ status: 3, checkoutUrl: null });
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

test.each([
  ["another amount", (reference: string, id: string) => ({ reference, intentId: id, amountCents: 900_000 })],
  [
    "another checkout",
    (_reference: string, id: string) => ({ reference: "elsewhere", intentId: id, amountCents: 4_000 }),
  ],
])("R3.14 a payment of %s than was asked for credits nothing, and the books name it", async (what, changed) => {
  const { id, reference } = await aCheckout(4_000);
  const before = (await ada.person.get(`/api/wallets/${ada.organization}`)).body.availableCents;
  const event = { ...paid(`forged ${what}`, reference, 4_000), ...changed(reference, id) } as ProviderEvent;
  await receive(event);
  expect((await ada.person.get(`/api/wallets/${ada.organization}`)).body.availableCents).toBe(before);
  const { items } = await readUnmatchedEvents(byline.database.reader, firstPage);
  expect(items.map(({ eventId }) => eventId)).toContain(`forged ${what}`);
  await receive(paid(`true ${what}`, reference, 4_000));
  expect((await read(id)).status).toBe(3);
});
