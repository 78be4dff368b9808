import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A caller's own request id is kept when it is plain, so that logs of both sides can be joined; else a new one. */
export function requestId(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}
