export type PasswordWeakness = "length" | "characters" | "pwned";

/** `errorId` names the request in the log, for 5xx only. */
export type Failure = {
  status: number;
  code: string;
  message: string;
  errorId?: string;
  weakPassword?: PasswordWeakness[];
};

/** Clients that send at least this date get the newer error shape, and the date echoed. */
export const errorShapeVersion = "2024-01-01";

/** The body of an error answer. `version` is `X-Supabase-Api-Version`; absent or unreadable means the older shape. */
export function errorBody(failure: Failure, version: string | undefined): Record<string, unknown> {
  const weakPassword = failure.weakPassword ? { weak_password: { reasons: failure.weakPassword } } : {};
  if (asksForNewShape(version)) return { code: failure.code, message: failure.message, ...weakPassword };
  return {
    code: failure.status,
    error_code: failure.code,
    msg: failure.message,
    ...(failure.errorId ? { error_id: failure.errorId } : {}),
    ...weakPassword,
  };
}

/** True for a real date (`YYYY-MM-DD`) from the newer shape's on. */
export function asksForNewShape(version: string | undefined): boolean {
  if (!version || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false;
  return !Number.isNaN(Date.parse(version)) && version >= errorShapeVersion;
}

const redirectErrors: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/** Failure fields of a redirect; `error` is omitted for statuses without an OAuth name. */
export function redirectErrorFields({ status, code, message }: Failure): Record<string, string> {
  const error = redirectErrors[status];
  return { ...(error ? { error } : {}), error_code: code, error_description: message, sb: "" };
}
