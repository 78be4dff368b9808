import { setImmediate, setTimeout } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import type { Pooler } from "./pooler.ts";
import type { DatabaseSockets } from "./sockets.ts";

const betweenBeats = 1_000;
/** Even an overloaded database answers this within a moment. */
const beatPatience = 2_000;

type WatchedDatabase = {
  url: string;
  pooler: Pooler | undefined;
  sockets: DatabaseSockets;
  log: Pick<Logger, "warn">;
};

/**
 * Pings the database every second over a connection of its own. After two silent pings, the second on a new connection,
 * every connection is cut (decision 0033). A waiting connection can't tell a long statement from a lost packet.
 */
export function watchPulse({ url, pooler, sockets, log }: WatchedDatabase): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const pulses = pooler ? [new Pulse(pooler.directUrl, "asks"), new Pulse(url, "knocks")] : [new Pulse(url, "asks")];
  const watch = async () => {
    while (await pause(betweenBeats, stopping.signal)) {
      const beats = await Promise.all(pulses.map(async (pulse) => (await pulse.isSilent()) && pulse.isSilent()));
      if (stopping.signal.aborted) break;
      if (!beats.includes(true)) sockets.mend();
      else {
        log.warn("the database is silent: its connections are cut");
        sockets.cut();
      }
    }
    for (const pulse of pulses) pulse.forget();
  };
  const watched = watch();
  return {
    async stop() {
      stopping.abort();
      for (const pulse of pulses) pulse.forget();
      await watched;
    },
  };
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(milliseconds, true, { signal }).catch(() => false);

/** `knocks`: only logs in, since a statement may wait its turn in a busy pooler. */
type Way = "asks" | "knocks";

class Pulse {
  readonly #url: string;
  readonly #way: Way;
  #client: pg.Client | undefined;

  constructor(url: string, way: Way) {
    this.#url = url;
    this.#way = way;
  }

  /** True when there was no answer at all: a refusal is one. A connection that failed is not asked again. */
  async isSilent(): Promise<boolean> {
    const known = this.#client;
    const client = known ?? this.#open();
    this.#client = client;
    let answered = false;
    const asked = (known ? client.query("SELECT 1") : client.connect()).then(
      () => {
        answered = true;
      },
      () => {
        answered = true;
        this.forget(client);
      },
    );
    await Promise.race([asked, setTimeout(beatPatience, undefined, { ref: false })]);
    // A process that was late itself sees the timer before an answer that has already arrived.
    for (let turn = 0; !answered && turn < 3; turn++) await setImmediate();
    const isSilent = !answered;
    if (isSilent || this.#way === "knocks") this.forget(client);
    return isSilent;
  }

  #open(): pg.Client {
    const client = new pg.Client({ connectionString: this.#url, application_name: "byline-pulse" });
    return client.on("error", () => {});
  }

  /** Keeps a later connection than the one that failed. */
  forget(client = this.#client): void {
    client?.connection.stream.destroy();
    if (this.#client === client) this.#client = undefined;
  }
}
