import { afterAll, expect } from "vitest";
import { aBooking, anAdvertiser, aPublisher, balances, goodText, type Publisher } from "../../../../test/scene.ts";
import { openTestServer } from "../../../../test/server.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";

/** An installation where Ada books formats that change. Checks the books after the file's tests. */
export async function openConditions() {
  const scene: { paul: Publisher } = { paul: undefined as never };
  const byline = await openTestServer();
  const ada = await anAdvertiser(byline, "ada", 10_000_000);
  let publishers = 0;
  afterAll(async () => {
    expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
    await byline.close();
  });

  /** Each booking gets its own format, so that no test changes another one's conditions. */
  async function booked(format: Record<string, unknown> = {}, choice: Record<string, unknown> = {}, by = ada) {
    publishers += 1;
    scene.paul = await aPublisher(byline, `paul${publishers}`, format);
    const { id } = await aBooking(by, scene.paul.formatId, choice);
    return id as string;
  }

  async function sent(format: Record<string, unknown> = {}) {
    const id = await booked(format);
    await ada.person.patch(`/api/orders/${id}`, goodText);
    expect((await ada.person.post(`/api/orders/${id}/send`, {})).status).toBe(200);
    return id;
  }

  const changed = async (edit: Record<string, unknown>) =>
    expect((await scene.paul.person.patch(`/api/formats/${scene.paul.formatId}`, edit)).status).toBe(200);

  const order = async (id: string, by = ada) => (await by.person.get(`/api/orders/${id}`)).body;

  const accepting = (id: string, version: number, by = ada) =>
    by.person.post(`/api/orders/${id}/accept-conditions`, { version });

  const money = (by = ada) => balances(by.person, by.organization);

  const transactionsOf = async (id: string) =>
    (await ada.person.get(`/api/transactions?organization=${ada.organization}&itemsPerPage=100`)).body["hydra:member"]
      .filter((each: { order: string }) => each.order === `/api/orders/${id}`)
      .map(({ type, status, amountCents }: Record<string, number>) => [type, status, amountCents]);

  return { scene, byline, ada, booked, sent, changed, order, accepting, money, transactionsOf };
}
