import { Refusal } from "./errors.ts";

const windowMilliseconds = 60_000;
const keptCallers = 10_000;

/** Answers 429 with the seconds until the next call may come. */
export class RateLimited extends Refusal<"rate_limited"> {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(429, "rate_limited", `Too many calls within a minute. Go on in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Limits each caller's calls a minute, counted in this process from the caller's first call; 0 is unlimited. */
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
