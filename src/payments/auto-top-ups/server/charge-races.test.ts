import { pino } from "pino";
import { expect, test } from "vitest";
import type { Advertiser } from "../../../../test/scene.ts";
import { providerEventHandlers } from "../../../provider-events.ts";
import { receiveProviderEvents } from "../../events/server/commands.ts";
import type { PaymentProvider } from "../../providers/provider.ts";
import { sandboxProvider } from "../../providers/sandbox/server/sandbox.ts";
import { chargeCardQueue } from "./charge-jobs.ts";
import { openAutoTopUps } from "./test-support.ts";

const { byline, query, anAda, stateOf, turnOn, turnOff, topUpsOf, availableOf, saveCard, look, chargeOf, charge } =
  await openAutoTopUps();

const quiet = pino({ level: "silent" });

type AskedCharge = Parameters<PaymentProvider["chargeCard"]>[0];

/** Works a charge at a provider that keeps what it was asked for; `before` its answer something happens. */
async function charging(ada: Advertiser, before: (asked: AskedCharge[]) => Promise<unknown>) {
  const wanted = await chargeOf(ada);
  const asked: AskedCharge[] = [];
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
const cutOnce = () => async (asked: AskedCharge[]) => {
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
});
