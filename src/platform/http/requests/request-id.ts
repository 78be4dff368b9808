import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Keeps a caller's own request id when it is plain, so that both sides' logs can be joined. */
export function requestId(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}
