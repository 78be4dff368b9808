import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "#platform/database/database.ts";

type Listening = {
  database: Database;
  /** Takes each channel's payloads. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  log: Pick<Logger, "warn">;
  /** Called after a lost connection, whose notices were missed. */
  onReturn: () => void;
};

const retryMilliseconds = 1_000;

/** Listens on one connection of the pool between `start` and `stop`, and replaces a lost one. */
export class Listener {
  readonly #listening: Listening;
  #client: pg.PoolClient | undefined;
  #wanted = false;
  /** Grows with each start and stop; a connection from an earlier turn is dropped. */
  #turn = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(listening: Listening) {
    this.#listening = listening;
  }

  /** Resolves when it listens, or has failed once and retries in the background. */
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
    const { database, channels, log } = this.#listening;
    const turn = this.#turn;
    try {
      const client = await database.pool.connect();
      if (turn !== this.#turn) return client.release();
      this.#client = client;
      client.on("notification", ({ channel, payload }) => channels[channel]?.(payload ?? ""));
      client.once("end", () => this.#lost(client));
      for (const channel of Object.keys(channels)) await client.query(`LISTEN ${channel}`);
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

  /** Closes the connection, since a returned one would go on listening. */
  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.removeAllListeners("notification");
    client?.release(true);
  }
}
