import { type Logger, pino } from "pino";

/** Structured logs on standard output; what could be a secret never reaches them. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: ["req.headers.authorization", "req.headers.cookie", "password", "token", "*.password", "*.token"],
      censor: "[hidden]",
    },
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        method,
        url: url.split("?")[0],
        id,
      }),
    },
  });
}
