import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Lets a closed server end. Node would wait for idle and answered connections for a minute and more. Here a connection
 * ends after its last answer, or at once when it is owed none. From `stopping` on callers are told to open no other.
 */
export function endConnections(app: FastifyInstance, stopping?: AbortSignal): void {
  const owed = new Map<Socket, number>();
  let isClosing = false;
  app.server.on("connection", (socket: Socket) => {
    owed.set(socket, 0);
    socket.once("close", () => owed.delete(socket));
  });
  app.server.on("request", ({ socket }, answer) => {
    owed.set(socket, (owed.get(socket) ?? 0) + 1);
    answer.once("close", () => {
      const left = (owed.get(socket) ?? 1) - 1;
      if (!socket.destroyed) owed.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing || stopping?.aborted) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const [socket, answers] of owed) if (answers === 0) socket.destroy();
  });
}
