import { afterAll, expect } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, anAdvertiser, anOperator, balances } from "../../../../test/scene.ts";
import { openTestServer } from "../../../../test/server.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";

export const bounds = { thresholdCents: 10_000, amountCents: 20_000, dayMaximumCents: 40_000 };

/** An installation whose advertisers top up by the sandbox's cards. The books balance behind the file's tests. */
export async function openAutoTopUps() {
  const byline = await openTestServer();
  await anOperator(byline, "olga@operator.example");
  let advertisers = 0;
  afterAll(async () => {
    expect((await verifyLedger(byline.database.pool, async () => undefined)).problems).toEqual([]);
    await byline.close();
  });

  const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;

  const anAda = (balanceCents = 0) => {
    advertisers += 1;
    return anAdvertiser(byline, `ada${advertisers}`, balanceCents);
  };

  const stateOf = async ({ person, organization }: Advertiser) =>
    (await person.get(`/api/auto_top_ups/${organization}`)).body;

  const turnOn = ({ person, organization }: Advertiser, changed: object = {}) =>
    person.post("/api/auto_top_ups", { organization, ...bounds, ...changed });

  const turnOff = ({ person, organization }: Advertiser) =>
    person.post(`/api/auto_top_ups/${organization}/turn_off`, {});

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

  /** The top-up and card that the newest job charges. */
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

  return {
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
    chargeOf,
    charge,
    anHourLater,
  };
}
