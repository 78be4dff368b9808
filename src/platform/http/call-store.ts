import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { CallCounts } from "./call-counts.ts";

type Answer = Parameters<FastifyRateLimitStore["incr"]>[1];

/** Lets `@fastify/rate-limit` count by `counts`; each route with a limit of its own counts for itself, by the minute. */
export function callStore(counts: CallCounts): FastifyRateLimitStoreCtor {
  return class CallStore implements FastifyRateLimitStore {
    #route = "";

    incr(address: string, answer: Answer, _milliseconds?: number, max = 0): void {
      const now = Date.now();
      const { calls, endsAt } = counts.count(`address ${address} ${this.#route}`, max, now);
      answer(null, { current: calls, ttl: endsAt - now });
    }

    child(options: object): FastifyRateLimitStore {
      const { routeInfo } = options as { routeInfo?: { method: string; url: string } };
      const store = new CallStore();
      store.#route = `${routeInfo?.method} ${routeInfo?.url}`;
      return store;
    }
  };
}
