import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, anAdvertiser, anOperator, aPublisher, balances } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { providerEventHandlers } from "../../../provider-events.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { receiveProviderEvents } from "../../events/server/commands.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { sandboxProvider } from "../../providers/sandbox/server/sandbox.ts";
import { chargeCardQueue } from "./charge-jobs.ts";

const quiet = pino({ level: "silent" });
let byline: TestServer;
let advertisers = 0;

beforeAll(async () => {
  byline = await openTestServer();
  await anOperator(byline, "olga@operator.example");
});

afterAll(async () => {
  expect((await verifyLedger(byline.database.pool, async () => undefined)).problems).toEqual([]);
  await byline?.close();
});

const bounds = { thresholdCents: 10_000, amountCents: 20_000, dayMaximumCents: 40_000 };
const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const anAda = (balanceCents = 0) => {
  advertisers += 1;
  return anAdvertiser(byline, `ada${advertisers}`, balanceCents);
};
const stateOf = async ({ person, organization }: Advertiser) =>
  (await person.get(`/api/auto_top_ups/${organization}`)).body;
const turnOn = ({ person, organization }: Advertiser, changed: object = {}) =>
  person.post("/api/auto_top_ups", { organization, ...bounds, ...changed });
const turnOff = ({ person, organization }: Advertiser) => person.post(`/api/auto_top_ups/${organization}/turn_off`, {});
const setupOf = async ({ organization }: Advertiser): Promise<string> =>
  (await query("SELECT setup_id FROM auto_top_up WHERE organization_id = $1", organization))[0].setup_id;
const topUpsOf = async ({ person, organization }: Advertiser): Promise<{ id: string; status: number }[]> =>
  (await person.get(`/api/top_ups?organization=${organization}`)).body["hydra:member"];
const availableOf = async ({ person, organization }: Advertiser) => (await balances(person, organization)).available;
const press = (url: string, answer: string) =>
  byline.app.inject({
    method: "POST",
    url,
    payload: `answer=${answer}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** Agrees, saves the card of that button, and lets Byline learn which it is. */
async function saveCard(ada: Advertiser, answer = "save", card = "pays"): Promise<void> {
  expect((await turnOn(ada)).status).toBe(201);
  const setupId = await setupOf(ada);
  await runQueue(byline, "start-card-setup", { setupId });
  const { headers } = await press((await stateOf(ada)).url, answer);
  expect(headers.location).toBe("/profile/billing");
  await runQueue(byline, "read-saved-card", { setupId, reference: `sandbox_saved_${card}_${setupId}` });
}

const look = () => runQueue(byline, "top-up-automatically");
/** What a job was told to charge. */
const chargeOf = async ({ organization }: Advertiser): Promise<{ topUpId: string; cardReference: string }> => {
  const [job] = await query(
    `SELECT data FROM pgboss.job WHERE name = 'charge-card' AND data ->> 'topUpId' =
       (SELECT id::text FROM top_up WHERE organization_id = $1 ORDER BY created_at DESC LIMIT 1)`,
    organization,
  );
  return job.data;
};
const charge = async (ada: Advertiser) => runQueue(byline, "charge-card", await chargeOf(ada));
const anHourLater = ({ organization }: Advertiser) =>
  query("UPDATE top_up SET created_at = created_at - interval '61 minutes' WHERE organization_id = $1", organization);

test("R2.15 it is off until somebody agrees and the provider has saved a card; until then nothing is charged", async () => {
  const ada = await anAda();
  expect(await stateOf(ada)).toMatchObject({ status: "off", card: null, provider: "the sandbox" });
  expect((await turnOn(ada)).body).toMatchObject({ status: "asked", ...bounds, card: null });
  const setupId = await setupOf(ada);
  await runQueue(byline, "start-card-setup", { setupId });
  expect(await stateOf(ada)).toMatchObject({ status: "open", url: expect.stringContaining("/sandbox/card/") });
  await look();
  expect(await topUpsOf(ada)).toEqual([]);
  await saveCard(ada);
  expect(await stateOf(ada)).toMatchObject({ status: "on", card: "Test card ···· 4242", url: null });
  expect(await stateOf(ada)).toMatchObject({ agreedBy: ada.person.email, agreedAt: expect.any(String) });
});

test("R3.14 a balance below the threshold is topped up once, however many look at once, and has its receipt", async () => {
  const ada = await anAda(9_999);
  await saveCard(ada);
  await Promise.all(Array.from({ length: 8 }, look));
  const [topUp, ...others] = await topUpsOf(ada);
  expect(others).toEqual([]);
  expect(topUp).toMatchObject({ status: 0, automatic: true, amountCents: 20_000 });
  await Promise.all(Array.from({ length: 8 }, () => charge(ada)));
  expect(await availableOf(ada)).toBe(29_999);
  expect((await ada.person.get(`/api/top_ups/${topUp?.id}/receipt`)).status).toBe(200);
  const [transaction] = (await ada.person.get("/api/transactions?type=1")).body["hydra:member"];
  expect(transaction).toMatchObject({ description: "Automatic top-up", status: 3 });
});

test("R2.15 a card is charged at most once an hour and up to the day's maximum, and not while the balance is enough", async () => {
  const ada = await anAda(10_000);
  await saveCard(ada);
  await look();
  expect(await topUpsOf(ada)).toHaveLength(0);
  expect(
    (await ada.person.patch(`/api/auto_top_ups/${ada.organization}`, { ...bounds, thresholdCents: 5_000_000 })).status,
  ).toBe(200);
  for (const expected of [1, 2, 2]) {
    await look();
    await charge(ada);
    await look();
    expect(await topUpsOf(ada)).toHaveLength(expected);
    await anHourLater(ada);
  }
  await query(
    "UPDATE top_up SET created_at = created_at - interval '1 day' WHERE organization_id = $1",
    ada.organization,
  );
  await look();
  expect(await topUpsOf(ada)).toHaveLength(3);
});

test.each([
  ["saveDeclined", "declined", "declined"],
  ["saveNeedsPerson", "needsPerson", "confirm each payment"],
])(
  "R2.15 %s: the top-up fails, the next ones stop with the reason, and the admins are told",
  async (answer, card, words) => {
    const ada = await anAda();
    await saveCard(ada, answer, card);
    await look();
    await charge(ada);
    const [topUp] = await topUpsOf(ada);
    expect(topUp).toMatchObject({ status: 4, failureReason: expect.stringContaining(words) });
    expect(await stateOf(ada)).toMatchObject({ status: "stopped", reason: expect.stringContaining(words) });
    await anHourLater(ada);
    await look();
    expect(await topUpsOf(ada)).toHaveLength(1);
    await byline.settle();
    const [mail] = await query("SELECT letter FROM mail WHERE recipient = $1 ORDER BY id DESC", ada.person.email);
    expect(mail.letter.subject).toContain("have stopped");
    expect(mail.letter.paragraphs[0]).toContain(words);
  },
);

type Asked = Parameters<PaymentProvider["chargeCard"]>[0];

/** Works a charge at a provider that keeps what it was asked for; `before` its answer something happens. */
async function charging(ada: Advertiser, before: (asked: Asked[]) => Promise<unknown>) {
  const wanted = await chargeOf(ada);
  const asked: Asked[] = [];
  const chargeCard: PaymentProvider["chargeCard"] = async (call) => {
    asked.push(call);
    const told = await sandboxProvider.chargeCard(call);
    await before(asked);
    return told;
  };
  const queue = chargeCardQueue({ ...sandboxProvider, chargeCard });
  return { asked, work: () => queue.handle(byline.database, wanted, quiet) };
}

/** The answer to the first call is lost, after its work. */
const cutOnce = () => async (asked: Asked[]) => {
  if (asked.length === 1) throw new Error("the line was cut");
};

test("a charge whose answer was lost is asked for again by the same id, and late reports change nothing", async () => {
  const ada = await anAda();
  await saveCard(ada);
  await look();
  const [topUp] = await topUpsOf(ada);
  const { asked, work } = await charging(ada, cutOnce());
  await expect(work()).rejects.toThrow("cut");
  expect(await availableOf(ada)).toBe(0);
  for (const _time of [1, 2]) await work();
  expect(asked.map(({ id }) => id)).toEqual([topUp?.id, topUp?.id]);
  const late = { id: "late", reference: `sandbox_${topUp?.id}`, intentId: topUp?.id ?? "" };
  await receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", [
    { kind: "chargeDeclined", ...late, problem: "declined" },
  ]);
  expect(await availableOf(ada)).toBe(20_000);
  expect(await stateOf(ada)).toMatchObject({ status: "on" });
});

test("a charge that was never asked for within the provider's memory is not asked for any more, and no other begins beside it", async () => {
  const ada = await anAda();
  await saveCard(ada);
  await look();
  await query(
    "UPDATE top_up SET created_at = created_at - interval '21 hours' WHERE organization_id = $1",
    ada.organization,
  );
  await charge(ada);
  expect(await availableOf(ada)).toBe(0);
  await look();
  expect(await topUpsOf(ada)).toHaveLength(1);
});

test("whoever turns it off is not charged, not even for what began, and the card is forgotten", async () => {
  const ada = await anAda();
  await saveCard(ada);
  await look();
  expect((await turnOff(ada)).body).toMatchObject({ status: "off", card: null });
  await charge(ada);
  expect((await topUpsOf(ada))[0]).toMatchObject({ status: 7, failureReason: expect.stringContaining("turned off") });
  expect(await query("SELECT card_reference FROM auto_top_up WHERE organization_id = $1", ada.organization)).toEqual([
    { card_reference: null },
  ]);
  expect((await turnOff(ada)).status).toBe(200);
});

test("what was paid while somebody turned it off is credited, also when the answer was lost, and is shown meanwhile", async () => {
  const ada = await anAda();
  await saveCard(ada);
  await look();
  const { cardReference } = await chargeOf(ada);
  const { asked, work } = await charging(ada, async (calls) => {
    await turnOff(ada);
    await cutOnce()(calls);
  });
  await expect(work()).rejects.toThrow("cut");
  const [topUp] = await topUpsOf(ada);
  expect(await stateOf(ada)).toMatchObject({ status: "off", card: null, underWay: `/api/top_ups/${topUp?.id}` });
  await work();
  expect(asked).toEqual([1, 2].map(() => ({ id: topUp?.id, amountCents: 20_000, cardReference })));
  expect(await availableOf(ada)).toBe(20_000);
  expect((await topUpsOf(ada))[0]).toMatchObject({ status: 3, failureReason: null });
  expect(await stateOf(ada)).toMatchObject({ status: "off", underWay: null });
});

test("a card that declines after somebody turned it off, and began anew with another one, leaves the new one alone", async () => {
  const ada = await anAda();
  await saveCard(ada, "saveDeclined", "declined");
  await look();
  const { work } = await charging(ada, async () => {
    await turnOff(ada);
    await turnOn(ada);
  });
  await work();
  expect((await topUpsOf(ada))[0]).toMatchObject({ status: 4 });
  expect(await stateOf(ada)).toMatchObject({ status: "asked", reason: null });
});

test("R3.14 turned off in the moment of the charge, it is either not charged or credited, never one without the other", async () => {
  for (let moment = 0; moment < 24; moment += 2) {
    const ada = await anAda();
    await saveCard(ada);
    await look();
    const { asked, work } = await charging(ada, cutOnce());
    const turningOff = async () => {
      for (let queries = 0; queries < moment; queries++) await query("SELECT");
      await turnOff(ada);
    };
    await Promise.all([work().catch(work), turningOff()]);
    expect({ status: (await topUpsOf(ada))[0]?.status, available: await availableOf(ada) }).toEqual(
      asked.length > 0 ? { status: 3, available: 20_000 } : { status: 7, available: 0 },
    );
    expect(await stateOf(ada)).toMatchObject({ status: "off", card: null, underWay: null });
  }
}, 60_000);

test("a page that was left turns it off, and a card that an older page saved is not charged", async () => {
  const ada = await anAda();
  await turnOn(ada);
  const older = await setupOf(ada);
  await turnOn(ada);
  const setupId = await setupOf(ada);
  await runQueue(byline, "start-card-setup", { setupId });
  await press(`/sandbox/card/sandbox_card_0_${older}`, "save");
  await runQueue(byline, "read-saved-card", { setupId: older, reference: `sandbox_saved_pays_${older}` });
  const { url } = await stateOf(ada);
  await press(url, "leave");
  expect(await stateOf(ada)).toMatchObject({ status: "off" });
});

test("a suspended organization is not charged, and a chargeback stops what is to come", async () => {
  const ada = await anAda();
  await saveCard(ada);
  await query("UPDATE organization SET status = 2, suspended_reason = 'Fraud' WHERE id = $1", ada.organization);
  await look();
  await query("UPDATE organization SET status = 0, suspended_reason = NULL WHERE id = $1", ada.organization);
  expect(await topUpsOf(ada)).toHaveLength(0);
  await look();
  await charge(ada);
  const [topUp] = await topUpsOf(ada);
  await press(`/sandbox/checkout/sandbox_${topUp?.id}`, "chargeBack");
  expect(await availableOf(ada)).toBe(0);
  expect(await stateOf(ada)).toMatchObject({ status: "stopped", reason: expect.stringContaining("charged back") });
});

test("only who may top up agrees; publishers have nothing to top up, and bounds have bounds", async () => {
  const ada = await anAda();
  const bob = await anAda();
  const paul = await aPublisher(byline, "paul");
  expect((await bob.person.get(`/api/auto_top_ups/${ada.organization}`)).status).toBe(404);
  expect((await bob.person.post("/api/auto_top_ups", { organization: ada.organization, ...bounds })).status).toBe(404);
  expect((await turnOff({ ...ada, person: bob.person })).status).toBe(404);
  expect((await turnOn({ ...ada, ...paul })).body.code).toBe("organization_publishes");
  expect((await turnOn(ada, { dayMaximumCents: 10_000 })).status).toBe(422);
  expect((await ada.person.patch(`/api/auto_top_ups/${ada.organization}`, bounds)).body.code).toBe("auto_top_up_off");
});
