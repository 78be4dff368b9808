import type { FastifyRequest } from "fastify";
import { catalogue } from "#platform/words/catalogue.ts";
import { CallCounts } from "./call-counts.ts";
import { type CallsLeft, noteCallsLeft } from "./calls-left.ts";
import { Refusal } from "./errors.ts";

const texts = catalogue("platform.http.callLimit", {
  tooManyCalls: (retryAfterSeconds: number) =>
    `Too many calls within a minute. Try again in ${retryAfterSeconds} seconds.`,
});

/** Answers 429 with the seconds until the next call may come. */
export class RateLimited extends Refusal<"rate_limited"> {
  constructor(retryAfterSeconds: number) {
    super(429, "rate_limited", texts.tooManyCalls(retryAfterSeconds), { retryAfterSeconds });
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
    const counted = this.#counted(caller, now);
    if (counted?.isOver) throw new RateLimited(counted.secondsLeft);
  }

  /** The same, and the answer says what is left. */
  countFor(request: FastifyRequest, caller: string): void {
    const counted = this.#counted(caller, Date.now());
    if (counted) noteCallsLeft(request, counted);
    if (counted?.isOver) throw new RateLimited(counted.secondsLeft);
  }

  #counted(caller: string, now: number): (CallsLeft & { isOver: boolean }) | undefined {
    const max = this.#max;
    if (max === 0) return undefined;
    const { calls, endsAt } = this.#counts.count(caller, max, now);
    return { max, left: Math.max(0, max - calls), secondsLeft: Math.ceil((endsAt - now) / 1_000), isOver: calls > max };
  }
}
