import type { FastifyInstance, FastifyRequest } from "fastify";

const limits = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/**
 * Answers a slow call with `late`, counted from the end of its body; its work may still be finished. The innermost
 * scope's limit applies. Fastify's own `handlerTimeout` ends once the body has been read.
 */
export function limitTime(app: FastifyInstance, milliseconds: number, late: () => Error): void {
  app.addHook("onRequest", async (request, reply) => {
    const begin = () => {
      clearTimeout(limits.get(request));
      const limit = setTimeout(() => {
        if (!reply.sent && !reply.raw.headersSent) reply.send(late());
      }, milliseconds);
      limits.set(request, limit);
    };
    if (hasBody(request)) request.raw.once("end", begin);
    else begin();
    reply.raw.once("close", () => {
      clearTimeout(limits.get(request));
      request.raw.off("end", begin);
    });
  });
}

/** Judges by the headers alone. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
