import type { FastifyInstance } from "fastify";
import { hasBody } from "./time-limit.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For large files over slow lines: the body only has the server's own limit. */
    slowBody?: boolean;
  }
}

const answer = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Answers 408 and ends the connection when a body takes longer than `milliseconds`, unless the route has `slowBody`. Node's
 * `requestTimeout` knows no routes and must suit the slowest of them.
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
