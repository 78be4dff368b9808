import { hash, randomUUID } from "node:crypto";
import type pg from "pg";
import type { Logger } from "pino";
import type { Notices } from "../database/notices.ts";

const windowMilliseconds = 60_000;
const keptCallers = 10_000;

/** A process tells of a caller with each such part of the limit: callers far from it cost nothing. */
const stepsOfLimit = 20;

/** One NOTIFY for all callers of this moment. */
const gatherMilliseconds = 200;

/** A payload of NOTIFY holds less than 8,000 bytes; a caller takes some 50. */
const callersTold = 120;

const callsChannel = "byline_calls";

type Window = { endsAt: number; own: number; told: number; others: Map<string, number> };

/** `[caller, when the minute ends, calls of this process in it]`. */
type ToldCaller = [string, number, number];

/**
 * Counts a caller's calls over all processes of the database, for a minute from the first (decision 0206). Others' counts
 * arrive late: n processes may pass a limit by (n - 1) / 20, and by the calls of a quarter second.
 */
export class CallCounts {
  readonly #process = randomUUID().slice(0, 8);
  readonly #windows = new Map<string, Window>();
  #waiting = new Set<string>();
  #tell: ((payload: string) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Counts a call; `calls` are the caller's in the minute that ends at `endsAt`. */
  count(caller: string, max: number, now = Date.now()): { calls: number; endsAt: number } {
    const key = hash("sha256", caller, "base64url").slice(0, 16);
    const window = this.#windowOf(key, now + windowMilliseconds, now);
    window.own += 1;
    if (this.#tell && window.own - window.told >= Math.ceil(max / stepsOfLimit)) this.#willTell(key);
    return {
      calls: [...window.others.values()].reduce((sum, others) => sum + others, window.own),
      endsAt: window.endsAt,
    };
  }

  /** Exchanges counts with the other processes until `end`. */
  async exchange(
    notices: Pick<Notices, "listen">,
    pool: pg.Pool,
    log: Pick<Logger, "warn">,
  ): Promise<{ end: () => void }> {
    this.#tell = (payload) => {
      pool
        .query({ name: "calls-tell", text: "SELECT pg_notify($1, $2)", values: [callsChannel, payload] })
        .catch((error: Error) => log.warn({ err: error }, "counts of calls were not told"));
    };
    const end = await notices.listen({ channels: { [callsChannel]: (payload) => this.#hear(JSON.parse(payload)) } });
    return {
      end: () => {
        clearTimeout(this.#timer);
        this.#tell = undefined;
        end();
      },
    };
  }

  #windowOf(key: string, endsAt: number, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    if (this.#windows.size >= keptCallers)
      for (const [each, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(each);
    const window = { endsAt, own: 0, told: 0, others: new Map() };
    this.#windows.set(key, window);
    return window;
  }

  #willTell(key: string): void {
    this.#waiting.add(key);
    this.#timer ??= setTimeout(() => this.#flush(), gatherMilliseconds).unref();
  }

  #flush(): void {
    this.#timer = undefined;
    const callers = [...this.#waiting].flatMap((key): ToldCaller[] => {
      const window = this.#windows.get(key);
      if (!window) return [];
      window.told = window.own;
      return [[key, window.endsAt, window.own]];
    });
    this.#waiting = new Set();
    for (let first = 0; first < callers.length; first += callersTold)
      this.#tell?.(JSON.stringify([this.#process, callers.slice(first, first + callersTold)]));
  }

  /** Keeps the sum of each process, so that a lost notice is made good by the next one. */
  #hear([process, callers]: [string, ToldCaller[]], now = Date.now()): void {
    if (process === this.#process) return;
    for (const [key, endsAt, calls] of callers) {
      if (endsAt <= now) continue;
      const window = this.#windowOf(key, endsAt, now);
      window.endsAt = Math.min(window.endsAt, endsAt);
      window.others.set(process, calls);
    }
  }
}
