import type { FastifyInstance, FastifyRequest } from "fastify";

/** `max` calls a minute, of which `left` remain until it ends. */
export type CallsLeft = { max: number; left: number; secondsLeft: number };

const callsLeft = new WeakMap<FastifyRequest, CallsLeft>();

/** Keeps a caller's count for the answer to this call. */
export const noteCallsLeft = (request: FastifyRequest, calls: CallsLeft): void => void callsLeft.set(request, calls);

export const wasCounted = (request: FastifyRequest): boolean => callsLeft.has(request);

/** Tells each counted caller what is left, by the fields of the IETF's draft (`draft-ietf-httpapi-ratelimit-headers`). */
export function announceCallsLeft(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    const calls = callsLeft.get(request);
    if (!calls) return;
    reply.header("ratelimit-policy", `"caller";q=${calls.max};w=60`);
    reply.header("ratelimit", `"caller";r=${calls.left};t=${calls.secondsLeft}`);
  });
}
