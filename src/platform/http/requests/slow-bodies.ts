import type { FastifyInstance } from "fastify";
import { hasBody } from "./time-limit.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A large file over a slow line: its body may take as long as the server waits for any. */
    slowBody?: boolean;
  }
}

const answer = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Answers 408 and ends the connection when a body has not arrived whole within `milliseconds`, but on routes with
 * `slowBody`. Node's own `requestTimeout` knows no routes, and must be as long as the slowest of them needs.
 */
export function boundBodies(app: FastifyInstance, milliseconds: number): void {
  const waiting = new Set<NodeJS.Timeout>();
  app.addHook("onClose", async () => waiting.forEach(clearTimeout));
  app.addHook("onRequest", async (request) => {
    const { raw, routeOptions } = request;
    if (!hasBody(request) || routeOptions.config?.slowBody) return;
    const late = setTimeout(() => {
      if (!raw.complete) raw.socket.end(answer, () => raw.socket.destroy());
    }, milliseconds);
    waiting.add(late);
    const stop = () => {
      clearTimeout(late);
      waiting.delete(late);
    };
    for (const over of ["end", "close"]) raw.once(over, stop);
  });
}
