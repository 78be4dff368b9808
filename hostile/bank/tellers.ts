import { until } from "../../test/process.ts";
import { chanceOf } from "../chance.ts";
import { compareAccounts } from "./accounts.ts";
import type { CallFigures } from "./caller.ts";
import { BankClock } from "./clock.ts";
import { adjust, chargeBack, type Desk, offer, payOut, redeem, suspend, topUp, trade, withdraw } from "./deeds.ts";
import { BankModel } from "./model.ts";
import { aBasket, asOwner, type Client, letOneOperatorDoAll, openScene, type Scene } from "./scene.ts";
import { chargeByItself, endVoucher } from "./timed-deeds.ts";

/** An installation that tellers work on, and commands beside it. */
export type BankPlace = {
  url: string;
  ownerUrlOf: () => Promise<string>;
  environment: Record<string, string>;
};

export type TellerOptions = {
  tellers: number;
  seconds: number;
  seed: number;
  /**
   * Adds automatic top-ups, ending vouchers and an affiliate's commissions on half of the advertisers. Their jobs wait
   * up to a minute after a kill.
   */
  hasClock: boolean;
  /** Tellers go on until this many deeds, however slow the machine. */
  leastDeeds?: number;
};

export type TellerReport = CallFigures & {
  deeds: number;
  rounds: Record<string, number>;
  accounts: number;
  /** Accounts that differ from the model, and every other broken rule. */
  differences: string[];
};

/** Goes on while the tellers work; all that it killed runs again when it resolves. */
type Disturbance = (scene: Scene) => Promise<unknown>;

const settings =
  "UPDATE operator_setting SET automatic_review = true, verified_only = false, known_pages = '{}', earnings_lock_days = 0, voucher_account_days = 0, voucher_lock_days = 0, payout_hold_hours = 0, new_account_days = 0, top_ups_per_day = 1000, withdrawal_fee_cents = 150";

/**
 * Tellers do random deeds of money while `disturb` goes on. Afterwards each account must match the acknowledged deeds to
 * the cent, and `verify-ledger` must find nothing.
 */
export async function letTellersWork(
  place: BankPlace,
  options: TellerOptions,
  disturb: Disturbance,
): Promise<TellerReport> {
  const figures: CallFigures = { calls: 0, retries: 0 };
  const model = new BankModel();
  const clock = new BankClock(place.ownerUrlOf);
  try {
    const ownerUrl = await place.ownerUrlOf();
    await asOwner(ownerUrl, settings);
    await letOneOperatorDoAll(ownerUrl);
    const scene = await openScene(
      { url: place.url, ownerUrl, figures },
      { clients: Math.ceil(options.tellers / 4), publishers: 4, timedClients: options.hasClock ? 2 : 0 },
    );
    for (const { name, wasBrought } of scene.clients) if (wasBrought) model.brought.add(name);
    const [rounds] = await Promise.all([
      work({ url: place.url, scene, model, figures, clock }, options),
      disturb(scene),
    ]);
    await until(async () => (await fetch(`${place.url}/health/ready`)).ok, 60_000);
    if (options.hasClock) {
      await settled(place);
      await clock.payCommissions();
      model.commissionsPaid("affiliate");
    }
    const differences = await compareAccounts(place, model);
    return { ...figures, deeds: model.deeds, rounds, accounts: model.balances.size, differences };
  } finally {
    await clock.stop();
  }
}

type Hall = Pick<Desk, "url" | "scene" | "model" | "figures" | "clock">;

/** Counts how often each deed was gone through. */
async function work(hall: Hall, { tellers, seconds, seed, leastDeeds = 0 }: TellerOptions) {
  const rounds: Record<string, number> = {};
  const { scene, model } = hall;
  const began = Date.now();
  const isOver = () => Date.now() - began > seconds * 1_000 && model.deeds >= leastDeeds;
  const at = async ({ client, deeds }: Teller, index: number): Promise<void> => {
    const chance = chanceOf(seed + index);
    const basket = await aBasket(client, `Campaign of teller ${index}`);
    while (!isOver()) {
      const publisher = scene.publishers[chance(scene.publishers.length)];
      if (!publisher) throw new Error("there is no publisher");
      const deed = deeds[chance(deeds.length)] ?? trade;
      await deed({ ...hall, client, basket, publisher, chance });
      rounds[deed.name] = (rounds[deed.name] ?? 0) + 1;
    }
  };
  await Promise.all(tellersOf(scene, tellers).map(at));
  return rounds;
}

type Teller = { client: Client; deeds: ((desk: Desk) => Promise<unknown>)[] };

/** Several tellers share an advertiser, except where the model must know the order of deeds. */
const tellersOf = ({ clients, doubtful, charged, gifted }: Scene, count: number): Teller[] => [
  ...Array.from({ length: count }, (_, index) => clients[index % clients.length] as Client).map((client) => ({
    client,
    deeds,
  })),
  { client: doubtful, deeds: [...deeds, chargeBack, chargeBack] },
  ...charged.map((client) => ({ client, deeds: [chargeByItself] })),
  ...gifted.map((client) => ({ client, deeds: [endVoucher] })),
];

/** Repeated entries raise a deed's frequency. */
const deeds = [topUp, topUp, trade, trade, trade, trade, offer, withdraw, payOut, redeem, adjust, suspend];

/** Commissions follow settlements by a job. */
async function settled({ ownerUrlOf }: BankPlace): Promise<void> {
  const text = "SELECT FROM pgboss.job WHERE name = 'settled' AND state IN ('created', 'retry', 'active')";
  await until(async () => (await asOwner(await ownerUrlOf(), text)).length === 0, 300_000);
}
