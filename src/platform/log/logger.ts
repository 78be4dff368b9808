import { type DestinationStream, type Logger, pino } from "pino";
import { loggedError } from "./logged-error.ts";
import { loggedRequest } from "./logged-request.ts";

/**
 * Writes structured logs to standard output, or where a test reads them. Serializers of errors and requests keep
 * secrets out.
 */
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
