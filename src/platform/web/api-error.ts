import type { RefusalCode } from "../contract/refusals.ts";
import { texts } from "./texts.ts";

export type FieldViolation = { propertyPath: string; message: string };

/** A refusal of the API, in its own words (R8.4). `details` are the body's other fields, such as a missing amount. */
export class ApiError extends Error {
  readonly status: number;
  /** Empty where the answer is not the API's. */
  readonly code: RefusalCode | "";
  readonly violations: FieldViolation[];
  readonly details: Record<string, unknown>;
  /** Before it the same call is refused again; 0 where the answer names no time. */
  readonly retryAfterSeconds: number;

  constructor(status: number, body: Record<string, unknown> = {}, retryAfterSeconds = 0) {
    const { "hydra:description": description, code, violations, ...details } = body;
    super(typeof description === "string" ? description : texts.somethingWrong, { cause: status });
    this.name = "ApiError";
    this.status = status;
    this.code = typeof code === "string" ? (code as RefusalCode) : "";
    this.violations = Array.isArray(violations) ? violations : [];
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Accepts any body, also one that is no JSON. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => ({}));
  // A date instead of seconds counts as no time.
  const retryAfter = Number(response.headers.get("Retry-After")) || 0;
  return new ApiError(response.status, (body ?? {}) as Record<string, unknown>, retryAfter);
}

/**
 * Returns a refusal's code, of the API or of the sign-in service, such as `email_not_confirmed`. A failed connection
 * has none.
 */
export function errorCode(error: unknown): RefusalCode | undefined {
  const isNamed = error instanceof Error && "code" in error && typeof error.code === "string";
  return isNamed ? (error.code as RefusalCode) : undefined;
}
