import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { catalogue } from "#platform/words/catalogue.ts";
import { frameworkRefusals } from "../contract/refusals.ts";
import { hasLostItsOther, isDiskFull, isUnavailable } from "../database/faults.ts";
import { asksForPage, awayPage } from "./away-page.ts";
import { conflict, diskFull, Invalid, Refusal, unavailable, type Violation } from "./errors.ts";

const texts = catalogue("platform.http.errorHandler", {
  somethingWentWrong: "Something went wrong, please try again later",
  changedMeanwhile: "Somebody changed this at the same moment, so nothing was saved. Reload the page, then try again.",
  errorOccurred: "An error occurred",
});

/** Nobody reads it but the log: the caller left before the answer. */
const hungUp = 499;

/** The only place that turns errors into HTTP: `hydra:Error`, or violations for input (R8.4). */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (thrown instanceof DOMException && thrown.name === "AbortError") return void reply.code(hungUp).send();
  const refusal = refusalFor(thrown);
  // Either a concurrent deletion after the command's own check, or a fault of ours: so it is logged.
  if (hasLostItsOther(thrown)) request.log.warn({ err: thrown }, "a row was lost to another");
  if (refusal.status >= 500) request.log[refusal.status === 503 ? "warn" : "error"]({ err: thrown }, "request failed");
  if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", String(refusal.retryAfterSeconds));
  if (refusal.status === 401) reply.header("www-authenticate", "Bearer");
  if (refusal.status === 503) {
    reply.header("retry-after", refusal.code === "disk_full" ? "60" : "2");
    if (asksForPage(request)) return void reply.code(503).type("text/html; charset=utf-8").send(awayPage);
  }
  const violations = refusal instanceof Invalid ? refusal.violations : undefined;
  void reply
    .code(refusal.status)
    .type("application/ld+json; charset=utf-8")
    .send({
      "@context": violations ? "/api/contexts/ConstraintViolationList" : "/api/contexts/Error",
      "@type": violations ? "ConstraintViolationList" : "hydra:Error",
      "hydra:title": texts.errorOccurred,
      "hydra:description": refusal.message,
      code: refusal.code,
      requestId: request.id,
      ...refusal.details,
      ...(violations ? { violations } : {}),
    });
}

/** The refusal that a caller reads for anything thrown; 500 `fault` for a mistake of ours. */
export function refusalFor(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof z.ZodError) return new Invalid(thrown.issues.flatMap(violationsOf));
  if (isDiskFull(thrown)) return diskFull();
  if (isUnavailable(thrown)) return unavailable();
  if (hasLostItsOther(thrown)) return conflict("changed_meanwhile", texts.changedMeanwhile);
  const { statusCode, code, message } = thrown as FastifyError;
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal(statusCode, frameworkCode(code), message);
  return new Refusal(500, "fault", texts.somethingWentWrong);
}

function frameworkCode(code = ""): keyof typeof frameworkRefusals | "bad_request" {
  const named = code.toLowerCase();
  return Object.hasOwn(frameworkRefusals, named) ? (named as keyof typeof frameworkRefusals) : "bad_request";
}

function violationsOf(issue: z.core.$ZodIssue): Violation[] {
  const path = issue.path.join(".");
  if (issue.code !== "unrecognized_keys") return [{ propertyPath: path, message: issue.message, code: issue.code }];
  return issue.keys.map((key) => ({
    propertyPath: [...issue.path, key].join("."),
    message: issue.message,
    code: issue.code,
  }));
}
