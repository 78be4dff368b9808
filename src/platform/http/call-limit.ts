import { Refusal } from "./errors.ts";

const windowMilliseconds = 60_000;
/** Beyond so many callers the windows that have ended are forgotten. */
const keptCallers = 10_000;

/** Too many calls: 429 with the seconds after which the caller may come back. */
export class RateLimited extends Refusal<"rate_limited"> {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(429, "rate_limited", `Too many calls within a minute. Go on in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** So many calls a minute for each caller, counted in this process from the caller's first call on; 0 is without a limit. */
export class CallLimit {
  readonly #max: number;
  readonly #windows = new Map<string, { endsAt: number; calls: number }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a call. Throws `RateLimited`. */
  count(caller: string, now = Date.now()): void {
    if (this.#max === 0) return;
    const known = this.#windows.get(caller);
    const window = known && known.endsAt > now ? known : { endsAt: now + windowMilliseconds, calls: 0 };
    window.calls += 1;
    if (window !== known) this.#keep(caller, window, now);
    if (window.calls > this.#max) throw new RateLimited(Math.ceil((window.endsAt - now) / 1_000));
  }

  #keep(caller: string, window: { endsAt: number; calls: number }, now: number): void {
    if (this.#windows.size >= keptCallers)
      for (const [each, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(each);
    this.#windows.set(caller, window);
  }
}
