import { setTimeout } from "node:timers/promises";
import { transactionStatuses } from "../../src/wallet/transaction.ts";
import { freePort, type RunningServer, runCommand, runServer, until } from "../../test/process.ts";
import { scratchFolder } from "../../test/scratch.ts";
import { chanceOf } from "../chance.ts";
import type { CallFigures } from "./caller.ts";
import { BankClock } from "./clock.ts";
import { adjust, chargeBack, type Desk, offer, payOut, redeem, suspend, topUp, trade, withdraw } from "./deeds.ts";
import { BankModel } from "./model.ts";
import { ownerUrlOf } from "./owner-url.ts";
import { aBasket, asOwner, bankSecret, type Client, letOneOperatorDoAll, openScene, type Scene } from "./scene.ts";
import { chargeByItself, endVoucher } from "./timed-deeds.ts";

export type BankOptions = {
  tellers: number;
  seconds: number;
  serverKills: number;
  databaseKills: number;
  seed: number;
  /**
   * Adds automatic top-ups, ending vouchers and an affiliate's commissions on half of the advertisers. Their jobs wait
   * up to two minutes after a kill.
   */
  hasClock: boolean;
  /** Tellers go on until this many deeds, however slow the machine. */
  leastDeeds?: number;
};

export type BankReport = CallFigures & {
  deeds: number;
  rounds: Record<string, number>;
  seconds: number;
  serverKills: number;
  databaseKills: number;
  accounts: number;
  /** Accounts that differ from the model, and every other broken rule. */
  differences: string[];
};

/**
 * Tellers do random deeds of money on a real installation while its server and database are killed. Afterwards each
 * account must match the acknowledged deeds to the cent, and `verify-ledger` must find nothing.
 */
export async function runBank({
  tellers,
  seconds,
  serverKills,
  databaseKills,
  seed,
  hasClock,
  leastDeeds = 0,
}: BankOptions): Promise<BankReport> {
  const folder = scratchFolder();
  const env = {
    PORT: String(await freePort()),
    PAYMENT_PROVIDER: "sandbox",
    DEMO: "false",
    AUTH_JWT_SECRET: bankSecret,
    LOG_LEVEL: "fatal",
  };
  const figures: CallFigures = { calls: 0, retries: 0 };
  const model = new BankModel();
  const rounds: Record<string, number> = {};
  let byline = await runServer(folder.path, env);
  const clock = new BankClock(() => ownerUrlOf(byline));
  try {
    const ownerUrl = await ownerUrlOf(byline);
    await asOwner(
      ownerUrl,
      "UPDATE operator_setting SET automatic_review = true, verified_only = false, known_pages = '{}', earnings_lock_days = 0, voucher_account_days = 0, voucher_lock_days = 0, new_account_days = 0, top_ups_per_day = 1000, withdrawal_fee_cents = 150",
    );
    await letOneOperatorDoAll(ownerUrl);
    const scene = await openScene(
      { url: byline.url, ownerUrl, figures },
      { clients: Math.ceil(tellers / 4), publishers: 4, timedClients: hasClock ? 2 : 0 },
    );
    for (const { name, wasBrought } of scene.clients) if (wasBrought) model.brought.add(name);
    const began = Date.now();
    const isOver = () => Date.now() - began > seconds * 1_000 && model.deeds >= leastDeeds;
    const at = async ({ client, deeds }: Teller, index: number): Promise<void> => {
      const chance = chanceOf(seed + index);
      const basket = await aBasket(client, `Campaign of teller ${index}`);
      while (!isOver()) {
        const publisher = scene.publishers[chance(scene.publishers.length)];
        if (!publisher) throw new Error("there is no publisher");
        const desk: Desk = { url: byline.url, scene, client, basket, publisher, model, figures, clock, chance };
        const deed = deeds[chance(deeds.length)] ?? trade;
        await deed(desk);
        rounds[deed.name] = (rounds[deed.name] ?? 0) + 1;
      }
    };
    const working = Promise.all(tellersOf(scene, tellers).map(at));
    const killing = (async () => {
      const kills = killsOf(serverKills, databaseKills);
      for (const kind of kills) {
        await setTimeout((seconds * 1_000) / (kills.length + 1));
        if (kind === "database") process.kill(byline.postmaster(), "SIGKILL");
        else {
          await byline.stop("SIGKILL");
          byline = await runServer(folder.path, env);
        }
      }
    })();
    await Promise.all([working, killing]);
    await until(async () => (await fetch(`${byline.url}/health/ready`)).ok, 60_000);
    if (hasClock) {
      await settled(byline);
      await clock.payCommissions();
      model.commissionsPaid("affiliate");
    }
    const differences = await compare(byline, model);
    return {
      ...figures,
      deeds: model.deeds,
      rounds,
      seconds,
      serverKills,
      databaseKills,
      accounts: model.balances.size,
      differences,
    };
  } finally {
    await clock.stop();
    await byline.stop();
    folder.remove();
  }
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
async function settled(byline: RunningServer): Promise<void> {
  const ownerUrl = await ownerUrlOf(byline);
  const text = "SELECT FROM pgboss.job WHERE name = 'settled' AND state IN ('created', 'retry', 'active')";
  await until(async () => (await asOwner(ownerUrl, text)).length === 0, 300_000);
}

const accounts = `
  SELECT coalesce(organization.name || ':', '') || account.kind AS name, sum(entry.amount_cents)::float8 AS cents
  FROM ledger_account AS account LEFT JOIN organization ON organization.id = account.organization_id
  JOIN ledger_entry AS entry ON entry.account_id = account.id GROUP BY 1, account.organization_id`;

/** An uncovered amount is owed: the account holds that much more than the model, the creditor less. */
const oweds = `
  SELECT publisher.name || ':earnings' AS holder, client.name || ':available' AS waiting, sum(owed_cents - paid_cents)::float8 AS cents
  FROM refund_owed JOIN organization AS publisher ON publisher.id = publisher_organization_id
  JOIN organization AS client ON client.id = client_organization_id GROUP BY 1, 2
  UNION ALL SELECT organization.name || ':available', 'revenue', sum(owed_cents - paid_cents - dropped_cents)::float8
  FROM payment_owed JOIN organization ON organization.id = organization_id GROUP BY 1`;

/** A debtor of a charged-back payment has nothing available: new money pays the debt first. */
const unpaid = `
  SELECT DISTINCT organization.name FROM payment_owed JOIN organization ON organization.id = organization_id
  JOIN ledger_account AS account ON account.organization_id = organization.id AND account.kind = 'available'
  WHERE paid_cents + dropped_cents < owed_cents AND account.balance_cents > 0`;

const undone = `SELECT type, status, count(*)::integer AS count FROM transaction WHERE status < ${transactionStatuses.success} GROUP BY 1, 2`;

async function compare(byline: RunningServer, model: BankModel): Promise<string[]> {
  const ownerUrl = await ownerUrlOf(byline);
  const found = new Map(
    (await asOwner<{ name: string; cents: number }>(ownerUrl, accounts)).map(({ name, cents }) => [name, cents]),
  );
  const due = new Map(model.balances);
  for (const { holder, waiting, cents } of await asOwner<{ holder: string; waiting: string; cents: number }>(
    ownerUrl,
    oweds,
  )) {
    due.set(holder, (due.get(holder) ?? 0) + cents);
    due.set(waiting, (due.get(waiting) ?? 0) - cents);
  }
  const wrong = [...new Set([...found.keys(), ...due.keys()])].flatMap((name) => {
    const [expected, is] = [due.get(name) ?? 0, found.get(name) ?? 0];
    return expected === is ? [] : [`${name} holds ${is}, the acknowledged deeds come to ${expected}`];
  });
  const debtors = await asOwner<{ name: string }>(ownerUrl, unpaid);
  const left = await asOwner<{ type: number; status: number; count: number }>(ownerUrl, undone);
  const verified = await runCommand(["verify-ledger"], { DATA_DIR: byline.dataDirectory });
  return [
    ...wrong,
    ...debtors.map(({ name }) => `${name} owes, and has money available`),
    ...left.map(({ type, status, count }) => `${count} transactions of type ${type} stay in status ${status}`),
    ...(verified.code === 0 ? [] : [verified.output]),
  ];
}

/** Spreads the database's kills evenly among the server's. */
function killsOf(serverKills: number, databaseKills: number): ("server" | "database")[] {
  const all = serverKills + databaseKills;
  return Array.from({ length: all }, (_, index) =>
    Math.floor(((index + 1) * databaseKills) / all) > Math.floor((index * databaseKills) / all) ? "database" : "server",
  );
}
