import { setTimeout } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { until } from "../../test/process.ts";
import { asOwner } from "./scene.ts";

/** Queues that Byline runs by the clock, once a minute or every ten. */
const byTheClock = ["top-up-automatically", "end-vouchers", "pay-commissions", "send-waiting-payouts"];
const everyMilliseconds = 2_000;

/** Moves times in the database: nobody waits for ten minutes, an hour or a month. */
export class BankClock {
  readonly #ownerUrl: () => Promise<string>;
  readonly #final = new Set<string>();
  #isStopped = false;
  readonly #ticking: Promise<void>;

  constructor(ownerUrl: () => Promise<string>) {
    this.#ownerUrl = ownerUrl;
    this.#ticking = this.#tick();
  }

  /** For orders that nobody contests any more: ages them until their commission is due. */
  finish(orderId: string): void {
    this.#final.add(orderId);
  }

  passHour(organization: string): Promise<void> {
    const text = "UPDATE top_up SET created_at = created_at - interval '61 minutes' WHERE organization_id = $1";
    return this.#pass(text, [organization]);
  }

  endVoucher(redemption: string): Promise<void> {
    return this.#pass("UPDATE voucher_redemption SET ends_at = now() WHERE id = $1", [redemption]);
  }

  /** Makes all commissions due; resolves when each is paid. */
  async payCommissions(): Promise<void> {
    await this.#pass("UPDATE commission SET due_at = now()", []);
    const waiting = "SELECT FROM commission WHERE paid_at IS NULL AND taken_back_cents < amount_cents";
    await until(async () => (await asOwner(await this.#ownerUrl(), waiting)).length === 0, 300_000);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#ticking;
  }

  /** Repeats while the database is down. */
  async #pass(text: string, values: unknown[]): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      try {
        return void (await asOwner(await this.#ownerUrl(), text, values));
      } catch {
        await setTimeout(200);
      }
    }
    throw new Error(`the database did not come back for: ${text}`);
  }

  async #tick(): Promise<void> {
    while (!this.#isStopped) {
      await this.#ring().catch(() => undefined);
      await setTimeout(everyMilliseconds);
    }
  }

  async #ring(): Promise<void> {
    const connectionString = await this.#ownerUrl();
    const due = "UPDATE commission SET due_at = now() WHERE paid_for_id = ANY ($1) AND due_at > now()";
    await asOwner(connectionString, due, [[...this.#final]]);
    // A payout delayed by a suspension is sent when it is ten minutes old.
    await asOwner(
      connectionString,
      "UPDATE withdrawal SET created_at = created_at - interval '10 minutes' WHERE settled_at IS NULL",
    );
    const boss = new PgBoss({ connectionString, max: 1, migrate: false, supervise: false, schedule: false });
    boss.on("error", () => undefined);
    try {
      await boss.start();
      for (const name of byTheClock) await boss.send(name, {});
    } finally {
      await boss.stop({ graceful: false });
    }
  }
}
