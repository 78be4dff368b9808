import { setImmediate, setTimeout } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import type { DatabaseSockets } from "./sockets.ts";

const betweenBeats = 1_000;
/** A database with time for nothing else still answers this within a moment. */
const beatPatience = 2_000;

type Watched = { url: string; sockets: DatabaseSockets; log: Pick<Logger, "warn"> };

/**
 * Asks the database every second whether it is there, over a connection of its own. When it is silent twice, on the
 * connection and on a new one, every connection is cut (decision 0033): a long statement can't be told from a lost packet
 * by the connection that waits for it.
 */
export function watchPulse({ url, sockets, log }: Watched): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const pulse = new Pulse(url);
  const watch = async () => {
    while (await pause(betweenBeats, stopping.signal)) {
      const isSilent = (await pulse.isSilent()) && (await pulse.isSilent());
      if (stopping.signal.aborted) break;
      if (!isSilent) sockets.mend();
      else {
        log.warn("the database is silent: its connections are cut");
        sockets.cut();
      }
    }
    pulse.forget();
  };
  const watched = watch();
  return {
    async stop() {
      stopping.abort();
      pulse.forget();
      await watched;
    },
  };
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(milliseconds, true, { signal }).catch(() => false);

/** One connection that is only ever asked whether it works. */
class Pulse {
  readonly #url: string;
  #client: pg.Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** True when no answer came, also none that refuses. A connection that failed is not asked again. */
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
    // A process that was late itself finds the timer before the answer that lies there already.
    for (let turn = 0; !answered && turn < 3; turn++) await setImmediate();
    const isSilent = !answered;
    if (isSilent) this.forget(client);
    return isSilent;
  }

  #open(): pg.Client {
    const client = new pg.Client({ connectionString: this.#url, application_name: "byline-pulse" });
    return client.on("error", () => {});
  }

  /** A later connection than the one that failed is kept. */
  forget(client = this.#client): void {
    client?.connection.stream.destroy();
    if (this.#client === client) this.#client = undefined;
  }
}
