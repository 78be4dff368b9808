import pg from "pg";
import type { Logger } from "pino";
import type { DatabaseSockets } from "./sockets.ts";

/** One user of the process's own connection. */
export type Listening = {
  /** Takes each channel's payloads. */
  channels?: Readonly<Record<string, (payload: string) => void>>;
  /** Runs on each new connection, for what ends with it, such as a lock. */
  begin?: (client: pg.Client) => Promise<void>;
  /** Called after a lost connection, whose notices were missed. */
  onReturn?: () => void;
};

type Options = { url: string; sockets: DatabaseSockets; log: Pick<Logger, "warn"> };

const retryMilliseconds = 1_000;

/**
 * A process's own connection to PostgreSQL, past any pooler: for notices, and for locks that tell of the process. Open
 * while somebody listens; a lost one is replaced.
 */
export class Notices {
  readonly #options: Options;
  readonly #listenings = new Set<Listening>();
  readonly #begun = new Set<Listening>();
  #client: pg.Client | undefined;
  #opening: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #asked: Promise<boolean> = Promise.resolve(true);
  #nextAsked: Promise<boolean> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  /** Resolves when it listens, or has failed once and retries in the background. Returns how to end it. */
  async listen(given: Listening): Promise<() => void> {
    const listening = { ...given };
    this.#listenings.add(listening);
    await this.#open();
    return () => {
      this.#listenings.delete(listening);
      if (this.#listenings.size === 0) this.close();
    };
  }

  /**
   * Resolves when the notices of earlier commits were heard: PostgreSQL sends them before its next answer. False without
   * a connection. Simultaneous callers share a question.
   */
  caughtUp(): Promise<boolean> {
    this.#nextAsked ??= this.#asked.then(() => {
      this.#nextAsked = undefined;
      const client = this.#client;
      this.#asked = (client?.query("SELECT 1") ?? Promise.reject()).then(
        () => client === this.#client,
        () => false,
      );
      return this.#asked;
    });
    return this.#nextAsked;
  }

  close(): void {
    this.#listenings.clear();
    this.#drop();
  }

  /** Opens the connection where there is none, and begins with each listening that is new to it. */
  async #open(): Promise<void> {
    while (this.#opening) await this.#opening;
    this.#opening = this.#connect().finally(() => {
      this.#opening = undefined;
    });
    await this.#opening;
  }

  async #connect(): Promise<void> {
    const known = this.#client;
    const client = known ?? this.#newClient();
    this.#client = client;
    try {
      if (!known) await client.connect();
      for (const listening of this.#listenings) if (!this.#begun.has(listening)) await this.#begin(client, listening);
    } catch (error) {
      this.#options.log.warn({ err: error }, "not listening for notices");
      this.#lost(client);
    }
  }

  async #begin(client: pg.Client, listening: Listening): Promise<void> {
    for (const channel of Object.keys(listening.channels ?? {})) await client.query(`LISTEN ${channel}`);
    await listening.begin?.(client);
    if (client === this.#client) this.#begun.add(listening);
  }

  #newClient(): pg.Client {
    const { url, sockets } = this.#options;
    const client = new pg.Client({
      connectionString: url,
      application_name: "byline-notices",
      connectionTimeoutMillis: 4_000,
      keepAlive: true,
      stream: () => sockets.open(),
    });
    client.on("notification", ({ channel, payload }) => {
      for (const { channels } of this.#listenings) channels?.[channel]?.(payload ?? "");
    });
    client.on("error", () => this.#lost(client));
    client.once("end", () => this.#lost(client));
    return client;
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#drop();
    if (this.#listenings.size > 0) this.#retry = setTimeout(() => void this.#return(), retryMilliseconds);
  }

  async #return(): Promise<void> {
    await this.#open();
    if (this.#client) for (const { onReturn } of this.#listenings) onReturn?.();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    this.#begun.clear();
    const client = this.#client;
    this.#client = undefined;
    client?.removeAllListeners("notification");
    client?.connection.stream.destroy();
  }
}
