import { type DestinationStream, type Logger, pino } from "pino";
import { loggedError } from "./logged-error.ts";
import { loggedRequest } from "./logged-request.ts";

/** Structured logs, on standard output unless a test reads them. Secrets stay out: errors and requests have one serializer each. */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      redact: {
        paths: ["req.headers.authorization", "req.headers.cookie", "password", "token", "*.password", "*.token"],
        censor: "[hidden]",
      },
      serializers: { req: loggedRequest, err: loggedError },
    },
    destination,
  );
}
