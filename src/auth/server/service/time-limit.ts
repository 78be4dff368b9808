import type { FastifyInstance } from "fastify";
import { requestTimedOut } from "../refusals.ts";

/** Milliseconds that a call may take. */
const budget = 10_000;

/**
 * Answers 504 to a call that takes too long; its work may still finish. (Fastify's own `handlerTimeout` stops counting when the
 * body has been read.)
 */
export function limitTime(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    const late = setTimeout(() => {
      if (!reply.sent) reply.send(requestTimedOut());
    }, budget);
    reply.raw.once("close", () => clearTimeout(late));
  });
}
