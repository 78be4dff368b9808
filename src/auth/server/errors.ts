import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isDiskFull, isUnavailable } from "#platform/database/faults.ts";
import { RateLimited } from "#platform/http/call-limit.ts";
import { Refusal } from "#platform/http/errors.ts";
import { asksForNewShape, errorBody, errorShapeVersion, type Failure, type PasswordWeakness } from "../error-shape.ts";
import { badJson, requestTimedOut, tooManyRequests, validationFailed } from "./refusals.ts";
import { refusalOfMeanwhile } from "./taken-meanwhile.ts";

/** The service's only mapping of errors to HTTP, in the shape of the client's version. */
export function answerAuthError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(thrown);
  const version = request.headers["x-supabase-api-version"]?.toString();
  if (refusal.status >= 500)
    request.log[refusal.status === 500 ? "error" : "warn"]({ err: thrown }, "auth request failed");
  if (asksForNewShape(version)) reply.header("x-supabase-api-version", errorShapeVersion);
  if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", refusal.retryAfterSeconds);
  void reply
    .code(refusal.status)
    .header("x-sb-error-code", refusal.code)
    .send(oauthBody(refusal) ?? errorBody(failureOf(refusal, request.id), version));
}

/** OAuth refusals have their own shape, for clients of any version. */
function oauthBody({ message, details: { oauthError } }: Refusal): Record<string, string> | undefined {
  return typeof oauthError === "string" ? { error: oauthError, error_description: message } : undefined;
}

export function failureOf({ status, code, message, details }: Refusal, requestId?: string): Failure {
  const weakPassword = details.weakPassword as PasswordWeakness[] | undefined;
  return {
    status,
    code,
    message,
    ...(weakPassword ? { weakPassword } : {}),
    ...(status >= 500 ? { errorId: requestId } : {}),
  };
}

/** Faults become 500, a database that is away 503. */
export function asRefusal(thrown: unknown): Refusal {
  if (thrown instanceof RateLimited) return tooManyRequests(thrown.retryAfterSeconds ?? 60);
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof z.ZodError) return validationFailed(thrown.issues[0]?.message ?? "Invalid request");
  const meanwhile = refusalOfMeanwhile(thrown);
  if (meanwhile) return meanwhile;
  if (isUnavailable(thrown) || isDiskFull(thrown)) {
    return new Refusal(503, "unexpected_failure", "The database is unavailable, please try again", {
      retryAfterSeconds: 2,
    });
  }
  const { statusCode = 500, code } = thrown as Partial<FastifyError>;
  if (code === "FST_ERR_HANDLER_TIMEOUT" || statusCode === 408) return requestTimedOut();
  if (statusCode === 413) return new Refusal(413, "request_entity_too_large", "Request body exceeds 1 MiB");
  if (statusCode === 503)
    return new Refusal(503, "unexpected_failure", "The service is busy, please try again", { retryAfterSeconds: 2 });
  if (statusCode === 400) return badJson();
  if (statusCode > 400 && statusCode < 500)
    return new Refusal(statusCode, "validation_failed", "The request cannot be read");
  return new Refusal(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}
