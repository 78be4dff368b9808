import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "#platform/database/database.ts";

type Listening = {
  database: Database;
  channel: string;
  log: Pick<Logger, "warn">;
  onNotice: (payload: string) => void;
  /** The connection is back: what was told meanwhile was missed. */
  onReturn: () => void;
};

const retryMilliseconds = 1_000;

/**
 * Listens for notices of PostgreSQL on one connection of the pool, from `start` on until `stop`. A connection that is lost is
 * replaced, again and again.
 */
export class Listener {
  readonly #listening: Listening;
  #client: pg.PoolClient | undefined;
  #wanted = false;
  /** Counts up with each start and stop: a connection that comes later than the next one is not wanted any more. */
  #turn = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(listening: Listening) {
    this.#listening = listening;
  }

  /** Resolves when it listens, or has failed once and tries again by itself. */
  async start(): Promise<void> {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#turn += 1;
    await this.#connect();
  }

  stop(): void {
    this.#wanted = false;
    this.#turn += 1;
    clearTimeout(this.#retry);
    this.#drop();
  }

  async #connect(): Promise<void> {
    const { database, channel, log, onNotice } = this.#listening;
    const turn = this.#turn;
    try {
      const client = await database.pool.connect();
      if (turn !== this.#turn) return client.release();
      this.#client = client;
      client.on("notification", ({ payload }) => onNotice(payload ?? ""));
      client.once("end", () => this.#lost(client));
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      log.warn({ err: error }, "not listening for notices");
      if (turn === this.#turn) this.#lost(this.#client);
    }
  }

  #lost(client: pg.PoolClient | undefined): void {
    if (client !== this.#client) return;
    this.#drop();
    if (!this.#wanted) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#return(), retryMilliseconds);
  }

  async #return(): Promise<void> {
    await this.#connect();
    if (this.#client) this.#listening.onReturn();
  }

  /** The connection is closed and not given back: it would go on listening. */
  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.removeAllListeners("notification");
    client?.release(true);
  }
}
