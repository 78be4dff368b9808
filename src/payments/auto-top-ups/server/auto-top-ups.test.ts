import { expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aPublisher } from "../../../../test/scene.ts";
import { bounds, openAutoTopUps } from "./test-support.ts";

const {
  byline,
  query,
  anAda,
  stateOf,
  turnOn,
  turnOff,
  setupOf,
  topUpsOf,
  availableOf,
  press,
  saveCard,
  look,
  charge,
  anHourLater,
} = await openAutoTopUps();

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
