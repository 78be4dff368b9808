/** Returns a database error's SQLSTATE, also when the error is wrapped as a cause. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlState(error.cause);
}

/** Returns the violated constraint's name when the database refused a row. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error as { constraint?: string }).constraint ?? violatedConstraint(error.cause);
}

/** Two transactions wrote the same row at once; the second is retried. */
export class MetAnother extends Error {
  readonly code = "40001";
  constructor(cause: unknown) {
    super("another transaction came first", { cause });
  }
}

/** True for a deadlock or serialization failure: the whole work may be retried. */
export function isConflictWithAnother(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40001" || state === "40P01";
}

/** True for a violated foreign key: a concurrent transaction removed a referenced row, or referenced a removed one. */
export const hasLostItsOther = (error: unknown): boolean => sqlState(error) === "23503";

const lostConnection = /connection terminated|connection ended|query read timeout|not queryable/i;
const noConnection =
  /timeout exceeded when trying to connect|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i;

/** True when the database went away during a statement; a timeout of another service never matches. */
export function hasLostDatabase(error: unknown): boolean {
  const state = sqlState(error);
  if (state?.startsWith("08") || state?.startsWith("57P")) return true;
  return error instanceof Error && (lostConnection.test(error.message) || hasLostDatabase(error.cause));
}

/** Out of connections, cut off by a timeout, or led to a node that is not the primary. */
const passingStates = ["53300", "57014", "25006"];

/** True when the database is away, restarting or out of connections: the caller may try again soon. */
export function isUnavailable(error: unknown): boolean {
  if (hasLostDatabase(error) || passingStates.includes(sqlState(error) ?? "")) return true;
  if (!(error instanceof Error)) return false;
  return noConnection.test(`${(error as { code?: string }).code ?? ""} ${error.message}`) || isUnavailable(error.cause);
}

/** True when a disk is full, ours or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT" || sqlState(error) === "53100" || isDiskFull(error.cause);
}
