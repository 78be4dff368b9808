import { expect } from "vitest";
import type { Cents } from "../../src/platform/money/money.ts";
import { type Advertiser, balances, credit } from "../scene.ts";
import type { TestServer } from "../server.ts";

type Answer = { status: number; body: { code?: string } };
type Race = {
  racer: Advertiser;
  /** Credited each round: enough for one side of the race. */
  cents: Cents;
  rounds: number;
  format: string;
  /** Makes the order for the other side of the race, each round. */
  prepare: () => Promise<string>;
  act: (orderId: string) => Promise<Answer>;
};

/** A booking and another move race for the last dollar: one wins, the other gets 409 (R4.3). */
export async function raceForLastDollar(byline: TestServer, { racer, cents, rounds, format, prepare, act }: Race) {
  for (let round = 0; round < rounds; round++) {
    await credit(byline, racer.organization, cents);
    const id = await prepare();
    await racer.person.post(`/api/carts/${racer.cart}/add`, { format });
    const answers = await Promise.all([act(id), racer.person.post(`/api/carts/${racer.cart}/book`, {})]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(refused).toEqual(["insufficient_balance"]);
    expect(await balances(racer.person, racer.organization)).toMatchObject({ available: 0, held: (round + 1) * cents });
    const [line] = (await racer.person.get(`/api/carts/${racer.cart}`)).body.lines;
    if (line) await racer.person.post(`/api/carts/${racer.cart}/remove`, { line: line.id });
  }
}
