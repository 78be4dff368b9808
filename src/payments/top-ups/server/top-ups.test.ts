import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Advertiser, anAdvertiser, balances } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { providerEventHandlers } from "../../../provider-events.ts";
import { receiveProviderEvent } from "../../events/server/commands.ts";

let byline: TestServer;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer({ work: true });
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(() => byline?.close());

async function aCheckout(amountCents = 20_000) {
  const { body } = await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents });
  expect(body.status).toBe(0);
  return vi.waitFor(async () => {
    const topUp = (await ada.person.get(`/api/top_ups/${body.id}`)).body;
    expect(topUp).toMatchObject({ status: 1, checkoutUrl: expect.stringContaining("/sandbox/checkout/") });
    return topUp;
  }, 60_000);
}

const press = (checkoutUrl: string, answer: string) =>
  byline.app.inject({
    method: "POST",
    url: checkoutUrl,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `answer=${answer}`,
  });

test("R2.16 a test payment that is paid arrives in the balance once, however often it is pressed", async () => {
  const { id, checkoutUrl } = await aCheckout();
  const page = await byline.app.inject({ url: checkoutUrl });
  expect(page.body).toContain("$200.00");
  expect(page.body).toContain("no real money moves");
  const pressed = await Promise.all(Array.from({ length: 5 }, () => press(checkoutUrl, "pay")));
  expect(pressed.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
    Array(5).fill([303, `/top-up/${id}`]),
  );
  expect((await ada.person.get(`/api/top_ups/${id}`)).body.status).toBe(3);
  expect(await byline.happenedTo(id)).toEqual(["succeed"]);
  expect((await balances(ada.person, ada.organization)).available).toBe(20_000);
  const [newest] = (await ada.person.get("/api/transactions?type=1")).body["hydra:member"];
  expect(newest).toMatchObject({ type: 1, status: 3, amountCents: 20_000, balanceAfterCents: 20_000 });
});

test.each([
  ["decline", 4, "declined", "fail"],
  ["leave", 7, "left the payment page", "cancel"],
])(
  "R2.16 %s ends the top-up with a sentence and moves nothing; a later payment of it changes nothing",
  async (answer, status, words, happened) => {
    const before = await balances(ada.person, ada.organization);
    const { id, checkoutUrl } = await aCheckout();
    await press(checkoutUrl, answer);
    await press(checkoutUrl, "pay");
    const topUp = (await ada.person.get(`/api/top_ups/${id}`)).body;
    expect(topUp).toMatchObject({ status, failureReason: expect.stringContaining(words) });
    expect(await byline.happenedTo(id)).toEqual([happened]);
    expect(await balances(ada.person, ada.organization)).toEqual(before);
  },
);

test("an event of the provider counts once by its id", async () => {
  const { providerReference: reference } = await aCheckout(1_000);
  const before = await balances(ada.person, ada.organization);
  const payment = { intentId: null, amountCents: 1_000, paymentReference: `${reference}_payment` };
  const event = { kind: "checkoutPaid", id: "same", reference, ...payment } as const;
  const receive = () =>
    byline.database.transaction((tx) => receiveProviderEvent(tx, providerEventHandlers, "sandbox", event));
  await Promise.all(Array.from({ length: 5 }, receive));
  expect((await balances(ada.person, ada.organization)).available).toBe(before.available + 1_000);
});

test("odd answers and unknown checkouts are refused", async () => {
  const { checkoutUrl } = await aCheckout();
  expect((await press(checkoutUrl, "steal")).statusCode).toBe(422);
  expect((await press("/sandbox/checkout/unknown", "pay")).statusCode).toBe(404);
  expect((await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 1 })).status).toBe(422);
});

test("R2.16 without a payment provider the app learns that there is no payment page, and none is promised", async () => {
  expect((await byline.stranger.get("/api/public_settings")).body.takesPayments).toBe(true);
  const alone = await openTestServer({ env: { PAYMENT_PROVIDER: "none" } });
  try {
    expect((await alone.stranger.get("/api/public_settings")).body.takesPayments).toBe(false);
    const { person, organization } = await anAdvertiser(alone, "ada", 0);
    const refused = await person.post("/api/top_ups", { organization, amountCents: 5_000 });
    expect([refused.status, refused.body.code]).toEqual([503, "no_payment_provider"]);
  } finally {
    await alone.close();
  }
});

test("R2.15 a new account tops up within a sum, and every account so often a day, also when it asks for all at once", async () => {
  await byline.database.pool.query("UPDATE operator_setting SET new_account_top_up_cents = 50000, top_ups_per_day = 6");
  const eve = await anAdvertiser(byline, "eve", 0);
  const ask = (amountCents: number) => eve.person.post("/api/top_ups", { organization: eve.organization, amountCents });
  const asked = await Promise.all([1, 2, 3, 4].map(() => ask(20_000)));
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = await ask(20_000);
  expect([refused.status, refused.body.code, refused.body.leftCents]).toEqual([409, "top_up_limit", 10_000]);
  await byline.database.pool.query(
    "UPDATE organization SET created_at = created_at - interval '31 days' WHERE id = $1",
    [eve.organization],
  );
  const more = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(20_000)));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(4);
});
