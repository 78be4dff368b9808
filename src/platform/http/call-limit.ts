import { CallCounts } from "./call-counts.ts";
import { Refusal } from "./errors.ts";

/** Answers 429 with the seconds until the next call may come. */
export class RateLimited extends Refusal<"rate_limited"> {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(429, "rate_limited", `Too many calls within a minute. Go on in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Limits each caller's calls a minute; 0 is unlimited. */
export class CallLimit {
  readonly #max: number;
  readonly #counts: CallCounts;

  constructor(max: number, counts = new CallCounts()) {
    this.#max = max;
    this.#counts = counts;
  }

  /** Counts a call. Throws `RateLimited`. */
  count(caller: string, now = Date.now()): void {
    if (this.#max === 0) return;
    const { calls, endsAt } = this.#counts.count(caller, this.#max, now);
    if (calls > this.#max) throw new RateLimited(Math.ceil((endsAt - now) / 1_000));
  }
}
