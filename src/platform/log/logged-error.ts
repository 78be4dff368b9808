import { sqlState } from "../database/faults.ts";

export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  /** SQLSTATE, or a code of Node or of a library. */
  code?: string;
  constraint?: string;
  table?: string;
  cause?: LoggedError;
};

type DatabaseError = Error & { query?: unknown; params?: unknown; severity?: unknown } & Record<string, unknown>;

const causesMax = 4;
const messageMax = 2_000;

/**
 * Returns an error as the log keeps it. A statement's parameters hold password hashes, addresses and sign-in links:
 * messages, details and stacks that repeat them are dropped. Statement, SQLSTATE and constraint stay.
 */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: "Something else than an error was thrown", stack: "" };
  const error = thrown as DatabaseError;
  const message = withoutParameters(error);
  return {
    type: error.name,
    message,
    stack: framesOf(error),
    ...textsOf(error, ["code", "constraint", "table"]),
    ...(error.cause !== undefined && depth < causesMax ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
}

function withoutParameters(error: DatabaseError): string {
  if ("params" in error && typeof error.query === "string") return `Failed query: ${error.query}`.slice(0, messageMax);
  // Only errors about bad data (class 22) repeat the value in their message.
  if (error.severity !== undefined && sqlState(error)?.startsWith("22")) return "A value does not fit its type";
  return error.message.slice(0, messageMax);
}

/** A stack begins with the message, which may hold secrets. */
function framesOf({ stack = "", message }: Error): string {
  const end = stack.indexOf(message);
  return end < 0 ? "" : stack.slice(end + message.length).trimStart();
}

function textsOf<Name extends string>(error: Record<string, unknown>, names: Name[]): { [name in Name]?: string } {
  const texts: { [name in Name]?: string } = {};
  for (const name of names) if (typeof error[name] === "string") texts[name] = error[name];
  return texts;
}
